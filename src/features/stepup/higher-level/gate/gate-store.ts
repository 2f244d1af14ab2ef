import { makeAutoObservable } from 'mobx';
import { accountCalls } from '@/contract/account/calls';
import { SERVICE_NAME_LEARNING_PARTNER } from '@/contract/account/values';
import { ok, type AppError, type Result } from '@/contract/errors';
import type { ResponseOf } from '@/contract/define';
import { profileCalls } from '@/contract/profile/calls';
import { stepupCalls } from '@/contract/stepup/calls';
import type { StudentRefusal } from '@/contract/stepup/schema';
import { StepUpCode, StepUpdateFlag, StudentCode } from '@/contract/stepup/values';
import type { App } from '@/stores/app';
import { Loadable } from '@/stores/loadable';
import type { SessionUser } from '@/stores/session';
import { readStepUp, type StepUp } from '../../info/step-up';
import { higherLevelPerson } from '../../operator';
import {
  asksForRecommended,
  asksWhetherMayChoose,
  pagesOf,
  type HigherLevelPage,
  type Standing,
} from '../routing';
import { askWindow, isWithin, type Span } from '../window';

/** Whom the gate lets through, with what it learned on the way. */
export interface Admitted {
  readonly kind: 'open';
  readonly info: StepUp;
  /** The first is where the parent is led. */
  readonly pages: readonly HigherLevelPage[];
  /** Others may still open: whether the parent may choose is not known yet. */
  readonly isPartial: boolean;
  /** Classes at times that suit: the one to look at, and all of them; absent where nothing is to be chosen. */
  readonly recommended?: RecommendedClasses | undefined;
}

export type RecommendedClasses = ResponseOf<(typeof stepupCalls)['getRecommendedClasses']>;

/** What a parent meets at the higher level. */
export type Entry =
  | Admitted
  /** The server knows the child, and why it does not step up; `code` undefined: it did not say. */
  | { readonly kind: 'refused'; readonly code: StudentCode | undefined; readonly message: string }
  | { readonly kind: 'early'; readonly window: Span }
  | { readonly kind: 'over' }
  /** Without the three values of the step-up service nobody is logged in there: rule stepup-53. */
  | { readonly kind: 'unknown' };

type Needs = Pick<App, 'api' | 'part' | 'serverClock' | 'session'>;

/** Whether a page of the higher level may be seen, and which. Asked at every visit: what shows changes behind it. */
export class GateStore {
  readonly entry = new Loadable<Entry>();
  private window: Span | undefined = undefined;
  /** As the learning partner said last; it may be slow, and nobody waits for it twice. */
  private mayChoose: boolean | undefined = undefined;

  constructor(private readonly app: Needs) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    const entered = await this.entry.load(() => this.ask());
    if (entered.ok && entered.value.kind === 'open') await this.complete(entered.value);
  }

  /** After an answer of the parent: what it changed shows even where nobody can be asked for the rest. */
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

  /** Milliseconds to the moment in which the window opens or closes; undefined: it has closed, or nobody knows. */
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
    // Its answer tells the time, too.
    const isOver = !isEarly && !isWithin(window, serverClock.now());
    return this.admit(readStepUp(info.value), isOver);
  }

  private async admit(info: StepUp, isOver: boolean): Promise<Result<Entry>> {
    // Whoever is to change something is to be named by the child: the name is asked for meanwhile.
    void this.app.part(higherLevelPerson).once();
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

  /** What waits for the parent's word shows at once; what else may be done about it follows. */
  private async complete(entered: Admitted): Promise<void> {
    const standing = standingOf(entered.info);
    if (isUpdated(entered.info) || !asksWhetherMayChoose(standing)) return;
    // What is open already is not closed by an answer that did not come.
    const mayChoose = (await this.askWhetherUpdated()) ?? this.mayChoose ?? false;
    // Loaded anew meanwhile, or somebody else's by now.
    if (this.entry.value !== entered) return;
    if (mayChoose === this.mayChoose) return;
    this.mayChoose = mayChoose;
    this.entry.set(this.entryOf(entered.info, standing));
  }

  /** Before the window opens it is open to those to whom the operator shows it first: rule stepup-54. */
  private async isGray(): Promise<boolean> {
    const answer = await this.app.api.call(profileCalls.getIsGray, {});
    return answer.ok && answer.value;
  }

  /** By the learning partner, with a token of its own: rule stepup-55. undefined: it cannot be had. */
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

/** What the step-up service knows a parent by: time, token and uid. */
export const hasJobHeaders = ({ appToken, time, userId }: SessionUser): boolean =>
  appToken !== '' && time > 0 && userId > 0;

/** The step-up says it itself: rule stepup-55. */
const isUpdated = ({ isUpdate }: StepUp): boolean => String(isUpdate ?? '') === StepUpdateFlag.on;

const standingOf = ({ type, status, planTimes, oldLessons, newLessons }: StepUp): Standing => ({
  type,
  status,
  hasPlanTime: planTimes.length > 0,
  keepsLessons: newLessons.length > 0 && isSame(oldLessons, newLessons),
});

/** In whatever order they are told. */
const isSame = (some: StepUp['oldLessons'], others: StepUp['newLessons']): boolean => {
  const told = (lessons: StepUp['oldLessons']): string =>
    lessons
      .map(({ week, time }) => `${week} ${time.padStart(5, '0')}`)
      .sort()
      .join();
  return told(some) === told(others);
};

const CODES: readonly unknown[] = Object.values(StudentCode);
const isStudentCode = (code: unknown): code is StudentCode => CODES.includes(code);

/** undefined: no refusal, but a failure that may be tried again. */
function refusalIn(error: AppError): Result<Entry> | undefined {
  if (error.kind !== 'business' || error.code !== StepUpCode.businessError) return undefined;
  const { data, message } = error;
  const { studentCode: code }: Partial<StudentRefusal> =
    typeof data === 'object' && data !== null ? data : {};
  return ok({ kind: 'refused', code: isStudentCode(code) ? code : undefined, message });
}
