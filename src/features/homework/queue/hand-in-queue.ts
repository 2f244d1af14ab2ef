import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { AppError } from '@/contract/errors';
import { homeworkCalls } from '@/contract/homework/calls';
import type { HomeworkCard } from '@/contract/homework/homework.schema';
import { uploads, type Uploads } from '@/features/files/uploads';
import { randomHex } from '@/services/device-id';
import { errorText } from '@/services/error-text';
import { isRetryable } from '@/services/is-retryable';
import { isListOf, isObject } from '@/services/storage/shapes';
import { backoff, NextRun } from '@/services/sync/backoff';
import type { App, Singleton } from '@/stores/app/app';
import { homeworkChanges, type HomeworkChanges } from '../changes';
import { resolvedAnswers, unsentFiles } from '../drafts/files';
import { draftKey, keptDrafts } from '../drafts/read-draft';
import { keptHandIns, type Refusal, type WaitingHandIn } from './kept-hand-ins';
import { queueTexts } from './texts';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** sending: request under way; files: uploads under way; network: waits to be online. */
export type HandInState = 'sending' | 'files' | 'network';

type Needs = Pick<App, 'api' | 'feedback' | 'platform' | 'scheduler' | 'session' | 'storage'>;

const PAUSES = { first: 2000, longest: 5 * 60_000 };

/** Queue of hand-ins: stored on the device until the server has them, sent when online and their files are uploaded; separate per user. */
export class HandInQueue {
  /** Handed in since the app started. */
  done: ReadonlyMap<number, HomeworkCard> = new Map();
  /** The queue survives a reload. */
  isKept = true;
  private all: readonly WaitingHandIn[];
  private states: ReadonlyMap<string, HandInState> = new Map();
  private readonly failures = new Map<string, number>();
  private readonly pending = new Set<string>();
  /** Made in this visit and sent without waiting: its page shows the outcome. */
  private readonly fresh = new Set<string>();
  private readonly beingMade = new Set<number>();
  private readonly next: NextRun;

  constructor(
    private readonly app: Needs,
    private readonly files: Pick<Uploads, 'resolved' | 'settled'>,
    private readonly changes: HomeworkChanges,
  ) {
    this.all = app.storage.get(keptHandIns) ?? [];
    this.next = new NextRun(app.scheduler, () => this.run());
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    app.platform.onNetworkChange((isOnline) => isOnline && this.run());
    reaction(
      () => app.session.user.userId,
      () => this.run(),
    );
  }

  /** Of the current user. */
  get waiting(): readonly WaitingHandIn[] {
    const { userId } = this.app.session.user;
    return this.all.filter(({ owner, refusal }) => owner === userId && refusal === undefined);
  }

  stateOf(homeworkId: number): HandInState | undefined {
    const found = this.waiting.find((one) => one.homeworkId === homeworkId);
    return found && (this.states.get(found.handInId) ?? 'network');
  }

  /** Why the last attempt was refused permanently; undefined: it was not, or the page has shown it. */
  refusalOf(homeworkId: number): Refusal | undefined {
    const { userId } = this.app.session.user;
    return this.all.find((one) => one.owner === userId && one.homeworkId === homeworkId)?.refusal;
  }

  /** The page has shown the refusal. */
  noted(homeworkId: number): void {
    const { userId: owner } = this.app.session.user;
    this.keep((all) => all.filter((one) => !(isOf(one, owner, homeworkId) && one.refusal)));
  }

  /** Stores it and starts sending. A repeated call while it is queued has no effect. */
  async add(
    handIn: Pick<WaitingHandIn, 'homeworkId' | 'title' | 'round' | 'answers' | 'leavesOpen'>,
  ): Promise<void> {
    const { homeworkId } = handIn;
    const { userId: owner } = this.app.session.user;
    if (owner <= 0 || this.beingMade.has(homeworkId) || this.stateOf(homeworkId)) return;
    this.beingMade.add(homeworkId);
    const handInId = asUuid(await randomHex(this.app.platform), [owner, homeworkId, handIn.round]);
    runInAction(() => {
      this.beingMade.delete(homeworkId);
      this.fresh.add(handInId);
      this.done = new Map([...this.done].filter(([id]) => id !== homeworkId));
      this.keep((all) => [
        ...all.filter((one) => !isOf(one, owner, homeworkId)),
        { owner, handInId, ...handIn },
      ]);
      this.run();
    });
  }

  /** Sends all of the user's hand-ins that are not under way. */
  run(): void {
    this.next.stop();
    // Another tab may have sent some of them.
    this.all = this.app.storage.get(keptHandIns) ?? [];
    for (const handIn of this.waiting) void this.send(handIn);
  }

  private async send(handIn: WaitingHandIn): Promise<void> {
    const { handInId } = handIn;
    if (this.pending.has(handInId)) return;
    this.pending.add(handInId);
    try {
      if (await this.hasFiles(handIn)) await this.post(handIn);
    } finally {
      this.pending.delete(handInId);
    }
  }

  /** Waits for uploads, through offline times. */
  private async hasFiles(handIn: WaitingHandIn): Promise<boolean> {
    const ids = unsentFiles(resolvedAnswers(handIn.answers, this.files));
    if (ids.length === 0) return true;
    this.become(handIn, 'files');
    const areDone = await this.files.settled(ids);
    if (!this.isTheirs(handIn)) return false;
    const lacking = resolvedAnswers(handIn.answers, this.files).filter(
      (answered) => unsentFiles([answered]).length > 0,
    );
    if (areDone && lacking.length === 0) return true;
    const questionIds = lacking.map(({ questionId }) => questionId);
    runInAction(() => this.refuse(handIn, { code: '', words: queueTexts.fileFailed, questionIds }));
    return false;
  }

  private async post(handIn: WaitingHandIn): Promise<void> {
    if (!this.isTheirs(handIn)) return;
    runInAction(() => this.become(handIn, 'sending'));
    const { homeworkId, handInId, round } = handIn;
    const answers = resolvedAnswers(handIn.answers, this.files);
    const { api } = this.app;
    const leavesOpen = handIn.leavesOpen ? { leavesOpen: true } : {};
    const request = { homeworkId, handInId, round, answers, ...leavesOpen };
    const result = await api.call(homeworkCalls.handInHomework, request);
    runInAction(() => {
      if (result.ok) this.finish(handIn, result.value.homework);
      else this.learnFailure(handIn, result.error);
    });
  }

  private finish(handIn: WaitingHandIn, card: HomeworkCard): void {
    const { owner, homeworkId, round, handInId, title } = handIn;
    this.keep((all) => all.filter((one) => one.handInId !== handInId));
    keptDrafts(this.app.storage).remove(owner, draftKey(homeworkId, round));
    this.done = new Map([...this.done, [homeworkId, card]]);
    // Its own page shows the success without a toast.
    if (!this.fresh.has(handInId)) this.app.feedback.toast(queueTexts.done(title));
    this.changes.announce(homeworkId);
  }

  private learnFailure(handIn: WaitingHandIn, error: AppError): void {
    const refusal = error.kind === 'business' && !isRetryable(error) ? refusalOf(error) : undefined;
    if (refusal) return this.refuse(handIn, { ...refusal, words: errorText(error) });
    this.become(handIn, 'network');
    // The user changed: it waits for its owner.
    if (!this.isTheirs(handIn)) return;
    const failures = this.failures.get(handIn.handInId) ?? 0;
    this.failures.set(handIn.handInId, failures + 1);
    this.next.after(backoff(failures, PAUSES));
  }

  private refuse(handIn: WaitingHandIn, refusal: Refusal): void {
    const { handInId, homeworkId, title } = handIn;
    this.keep((all) => all.map((one) => (one.handInId === handInId ? { ...one, refusal } : one)));
    if (!this.fresh.has(handInId)) this.app.feedback.toast(queueTexts.refused(title));
    this.changes.announce(homeworkId);
  }

  private become({ handInId }: WaitingHandIn, state: HandInState): void {
    if (state !== 'sending') this.fresh.delete(handInId);
    this.states = new Map([...this.states, [handInId, state]]);
  }

  private isTheirs({ owner }: WaitingHandIn): boolean {
    return this.app.session.user.userId === owner;
  }

  private keep(change: (all: readonly WaitingHandIn[]) => readonly WaitingHandIn[]): void {
    this.all = change(this.app.storage.get(keptHandIns) ?? []);
    this.isKept = this.app.storage.keep(keptHandIns, this.all);
  }
}

const isOf = (one: WaitingHandIn, owner: number, homeworkId: number): boolean =>
  one.owner === owner && one.homeworkId === homeworkId;

export const handInQueue: Singleton<HandInQueue> = (app) => {
  const queue = new HandInQueue(app, app.get(uploads), app.get(homeworkChanges));
  queue.run();
  return queue;
};

/** 32 hexadecimal digits as a random UUID. Without randomness, derived from `otherwise`, so that a retry has the same id. */
function asUuid(hex: string, otherwise: readonly number[]): string {
  const digits = hex || otherwise.map((part) => part.toString(16).padStart(10, '0')).join('');
  const padded = digits.padStart(32, '0').slice(-32);
  const parts = [padded.slice(0, 8), padded.slice(8, 12), `4${padded.slice(13, 16)}`];
  return [...parts, `a${padded.slice(17, 20)}`, padded.slice(20)].join('-');
}

/** Payload of a refusal is unvalidated; without question ids it concerns the whole homework. */
function refusalOf({ code, data }: Extract<AppError, { readonly kind: 'business' }>): Omit<Refusal, 'words'> {
  const ids = isObject(data) && 'questionIds' in data ? data.questionIds : undefined;
  return { code, questionIds: isListOf(isNumber)(ids) ? ids : [] };
}
