import { makeAutoObservable } from 'mobx';
import { accountCalls } from '@/contract/account/calls';
import { SERVICE_NAME_LEARNING_PARTNER } from '@/contract/account/values';
import type { Span } from '@/contract/configuration/period';
import { ok, type AppError, type Result } from '@/contract/errors';
import type { ResponseOf } from '@/contract/define';
import { profileCalls } from '@/contract/profile/calls';
import { stepupCalls } from '@/contract/stepup/calls';
import type { StudentRefusal } from '@/contract/stepup/schema';
import { StepUpCode, StepUpdateFlag, StudentCode } from '@/contract/stepup/values';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import type { SessionUser } from '@/stores/session/session';
import { readStepUp, type StepUp } from '../../info/step-up';
import { higherLevelPerson } from '../../operator';
import {
  asksForRecommended,
  asksWhetherMayChoose,
  pagesOf,
  type HigherLevelPage,
  type Standing,
} from '../routing';
import { askWindow, isWithin } from '../window';

/** Admitted, with what was loaded. */
export interface Admitted {
  readonly kind: 'open';
  readonly info: StepUp;
  /** The first is the redirect target. */
  readonly pages: readonly HigherLevelPage[];
  /** More pages may open: whether the parent may choose is not loaded yet. */
  readonly isPartial: boolean;
  /** Recommended classes: the best one and all; absent when nothing is to be chosen. */
  readonly recommended?: RecommendedClasses | undefined;
}

export type RecommendedClasses = ResponseOf<(typeof stepupCalls)['getRecommendedClasses']>;

/** Result of the guard. */
export type Entry =
  | Admitted
  /** Refused by the server, with a reason; `code` undefined: not given. */
  | { readonly kind: 'refused'; readonly code: StudentCode | undefined; readonly message: string }
  | { readonly kind: 'early'; readonly window: Span }
  | { readonly kind: 'over' }
  /** Not authenticated: one of the step-up service's three values is missing (rule stepup-53). */
  | { readonly kind: 'unknown' };

type Needs = Pick<App, 'api' | 'get' | 'serverClock' | 'session'>;

/** Which pages of the higher level are open. Loaded on every visit, as the state changes on the pages behind. */
export class GateStore {
  readonly entry = new Loadable<Entry>();
  private window: Span | undefined = undefined;
  /** Cached response of the learning partner, which may be slow. */
  private mayChoose: boolean | undefined = undefined;

  constructor(private readonly app: Needs) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    const entered = await this.entry.load(() => this.ask());
    if (entered.ok && entered.value.kind === 'open') await this.complete(entered.value);
  }

  /** After the parent's answer: shows the change even if the reload fails. */
  async again(change: Partial<StepUp> = {}): Promise<void> {
    const { value } = this.entry;
    if (value?.kind === 'open') {
      const info = { ...value.info, ...change };
      const standing = standingOf(info);
      const recommended = asksForRecommended(standing) ? value.recommended : undefined;
      this.entry.set(this.entryOf(info, standing, recommended));
    }
    await this.load();
  }

  reset(): void {
    this.entry.reset();
    this.mayChoose = undefined;
  }

  /** Milliseconds until the window opens or closes; undefined: closed or unknown. */
  untilEdge(): number | undefined {
    const now = this.app.serverClock.now();
    if (!this.window || now > this.window.to) return undefined;
    const { from, to } = this.window;
    return now < from ? from - now : to + 1 - now;
  }

  private async ask(): Promise<Result<Entry>> {
    const { serverClock, session } = this.app;
    if (!hasJobHeaders(session.user)) return ok({ kind: 'unknown' });
    const window = await askWindow(this.app);
    this.window = window;
    const isEarly = serverClock.now() < window.from;
    if (isEarly && !(await this.isGray())) return ok({ kind: 'early', window });
    const student = { student_id: session.user.userId };
    const [check, info] = await Promise.all([
      this.app.api.call(stepupCalls.checkStudentCode, student),
      this.app.api.call(stepupCalls.getHigherLevelInfo, student),
    ]);
    if (!check.ok) return refusalIn(check.error) ?? check;
    if (!info.ok) return refusalIn(info.error) ?? info;
    // The response has set the server clock.
    const isOver = !isEarly && !isWithin(window, serverClock.now());
    return this.admit(readStepUp(info.value), isOver);
  }

  private async admit(info: StepUp, isOver: boolean): Promise<Result<Entry>> {
    // Changes are signed with the child's name: load it in parallel.
    void this.app.get(higherLevelPerson).once();
    const standing = { ...standingOf(info), isOver };
    if (isOver || !asksForRecommended(standing)) return ok(this.entryOf(info, standing));
    const student_id = this.app.session.user.userId;
    const classes = await this.app.api.call(stepupCalls.getRecommendedClasses, { student_id });
    if (!classes.ok) return refusalIn(classes.error) ?? classes;
    return ok(this.entryOf(info, standing, classes.value));
  }

  private entryOf(info: StepUp, standing: Standing, recommended?: RecommendedClasses): Entry {
    const mayChoose = isUpdated(info) ? true : this.mayChoose;
    const hasRecommended = recommended && (recommended.detail !== null || recommended.list.length > 0);
    const pages = pagesOf({ ...standing, mayChoose, hasRecommended });
    if (pages.length === 0) return { kind: 'over' };
    const isPartial = mayChoose === undefined && asksWhetherMayChoose(standing);
    return { kind: 'open', info, pages, isPartial, recommended };
  }

  /** Shows the open pages at once; further ones follow. */
  private async complete(entered: Admitted): Promise<void> {
    const standing = standingOf(entered.info);
    if (isUpdated(entered.info) || !asksWhetherMayChoose(standing)) return;
    // An error must not close a page that is open.
    const mayChoose = (await this.askWhetherUpdated()) ?? this.mayChoose ?? false;
    // Reloaded meanwhile, or the user changed.
    if (this.entry.value !== entered) return;
    if (mayChoose === this.mayChoose) return;
    this.mayChoose = mayChoose;
    this.entry.set(this.entryOf(entered.info, standing));
  }

  /** Before the window opens, it is open to the operator's gray users: rule stepup-54. */
  private async isGray(): Promise<boolean> {
    const answer = await this.app.api.call(profileCalls.getIsGray, {});
    return answer.ok && answer.value;
  }

  /** By the learning partner, with its own token: rule stepup-55. undefined: request failed. */
  private async askWhetherUpdated(): Promise<boolean | undefined> {
    const { api, session } = this.app;
    const service = await api.call(accountCalls.getServiceToken, {
      serviceName: SERVICE_NAME_LEARNING_PARTNER,
    });
    if (!service.ok) return undefined;
    const { token } = service.value;
    const flag = await api.call(stepupCalls.getUpdateStatus, { user_id: session.user.userId }, { token });
    return flag.ok ? flag.value.status === StepUpdateFlag.on : undefined;
  }
}

/** Credentials of the step-up service: time, token and uid. */
export const hasJobHeaders = ({ appToken, time, userId }: SessionUser): boolean =>
  appToken !== '' && time > 0 && userId > 0;

/** From the step-up itself: rule stepup-55. */
const isUpdated = ({ isUpdate }: StepUp): boolean => String(isUpdate ?? '') === StepUpdateFlag.on;

const standingOf = ({ type, status, planTimes, oldLessons, newLessons }: StepUp): Standing => ({
  type,
  status,
  hasPlanTime: planTimes.length > 0,
  keepsLessons: newLessons.length > 0 && isSame(oldLessons, newLessons),
});

/** Independent of order. */
const isSame = (some: StepUp['oldLessons'], others: StepUp['newLessons']): boolean => {
  const timesOf = (lessons: StepUp['oldLessons']): string =>
    lessons
      .map(({ week, time }) => `${week} ${time.padStart(5, '0')}`)
      .sort()
      .join();
  return timesOf(some) === timesOf(others);
};

const CODES: readonly unknown[] = Object.values(StudentCode);
const isStudentCode = (code: unknown): code is StudentCode => CODES.includes(code);

/** undefined: an error to retry, not a refusal. */
function refusalIn(error: AppError): Result<Entry> | undefined {
  if (error.kind !== 'business' || error.code !== StepUpCode.businessError) return undefined;
  const { data, message } = error;
  const { studentCode: code }: Partial<StudentRefusal> =
    typeof data === 'object' && data !== null ? data : {};
  return ok({ kind: 'refused', code: isStudentCode(code) ? code : undefined, message });
}
