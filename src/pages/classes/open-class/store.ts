import { makeAutoObservable, runInAction } from 'mobx';
import { classesCalls } from '@/contract/classes/calls';
import type { OpenClass, OpenClassDetail } from '@/contract/classes/schema';
import { OpenClassState } from '@/contract/classes/values';
import { BACKEND_CODE, fail, ok, type Result, type AppError } from '@/contract/errors';
import { CatchUp, enterLive } from '@/features/classes';
import { deliverCalendar } from '@/features/screen/file-delivery/deliver-calendar';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { openClassTexts as texts } from '../texts';

type Fresh = Pick<OpenClass, 'state' | 'isReserved' | 'seats' | 'seatsLeft'>;

const STATES: readonly unknown[] = Object.values(OpenClassState);

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

type Needs = Pick<App, 'api' | 'config' | 'feedback' | 'native' | 'platform' | 'router' | 'tracker'>;
type Doing = 'reserve' | 'cancel' | 'enter' | 'calendar';

const KNOWN = {
  [OpenClassState.soon]: 'coming',
  [OpenClassState.reserved]: 'coming',
  [OpenClassState.full]: 'coming',
  [OpenClassState.live]: 'live',
  [OpenClassState.over]: 'over',
} as const;

export class OpenClassStore {
  readonly detail = new Loadable<OpenClassDetail>();
  /** One action at a time. */
  doing: Doing | undefined = undefined;
  /** The replay was requested. */
  isWatching = false;
  private readonly catchingUp = new CatchUp(() => this.load());

  constructor(
    private readonly app: Needs,
    /** undefined: the address has no valid id. */
    private readonly classId: number | undefined,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    await this.detail.find(this.classId, (classId) => this.ask(classId));
  }

  reset(): void {
    this.detail.reset();
    this.isWatching = false;
  }

  watch(): void {
    this.isWatching = true;
  }

  async catchUp(now: number): Promise<void> {
    const { status, value } = this.detail;
    if (status === 'ready' && value) await this.catchingUp.check(value, KNOWN[value.state], now);
  }

  reserve(): Promise<void> {
    return this.do('reserve', (classId) =>
      this.change(classId, classesCalls.reserveOpenClass, texts.reserved),
    );
  }

  cancel(): Promise<void> {
    return this.do('cancel', async (classId) => {
      if (!(await this.app.feedback.confirm({ ...texts.sureToCancel, danger: true }))) return;
      await this.change(classId, classesCalls.cancelOpenClass, texts.cancelled);
    });
  }

  enter(): Promise<void> {
    return this.do('enter', async (classId) => {
      await enterLive(this.app, async () => {
        const room = await this.app.api.call(classesCalls.enterOpenClass, { classId });
        // Over, or the last seat is gone: show that on the page, too.
        if (!room.ok && room.error.kind === 'business') void this.load();
        return room;
      });
    });
  }

  addToCalendar(): Promise<void> {
    return this.do('calendar', (classId) =>
      deliverCalendar(this.app, () => this.app.api.call(classesCalls.exportOpenClassCalendar, { classId })),
    );
  }

  private async do(what: Doing, work: (classId: number) => Promise<void>): Promise<void> {
    const classId = this.detail.value?.classId;
    if (classId === undefined || this.doing !== undefined) return;
    this.doing = what;
    await work(classId);
    runInAction(() => (this.doing = undefined));
  }

  /** On refusal the page shows the class's current state: full, or begun. */
  private async change(
    classId: number,
    call: typeof classesCalls.reserveOpenClass | typeof classesCalls.cancelOpenClass,
    done: string,
  ): Promise<void> {
    const answer: Result<OpenClass> = await this.app.api.call(call, { classId });
    const fresh = answer.ok ? answer.value : freshOf(answer.error, classId);
    if (fresh) this.show(fresh);
    this.app.feedback.toast(answer.ok ? done : errorText(answer.error));
    if (!answer.ok && answer.error.kind === 'business' && !fresh) await this.load();
  }

  private show({ state, isReserved, seats, seatsLeft }: Fresh): void {
    const { value } = this.detail;
    if (value) this.detail.set({ ...value, state, isReserved, seats, seatsLeft });
  }

  private async ask(classId: number): Promise<Result<OpenClassDetail>> {
    const answer = await this.app.api.call(classesCalls.getOpenClass, { classId });
    if (!answer.ok) return answer;
    return answer.value ? ok(answer.value) : NO_SUCH_CLASS;
  }
}

const NO_SUCH_CLASS = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);

/** The current class in a refusal's data; undefined if there is none. */
function freshOf(error: AppError, classId: number): Fresh | undefined {
  const data: unknown = error.kind === 'business' ? error.data : undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  const detail = data as Readonly<Partial<Record<keyof OpenClass, unknown>>>;
  const { state, isReserved, seats, seatsLeft } = detail;
  if (detail.classId !== classId || !STATES.includes(state) || typeof isReserved !== 'boolean')
    return undefined;
  if (!isCount(seats) || !isCount(seatsLeft)) return undefined;
  return { state: state as OpenClassState, isReserved, seats, seatsLeft };
}
