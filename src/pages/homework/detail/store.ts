import { reaction } from 'mobx';
import type { HomeworkDetail } from '@/contract/homework/homework.schema';
import { homeworkLaterCalls } from '@/contract/homework/later-calls';
import { HomeworkState } from '@/contract/homework/values';
import { asMap, handInQueue, homeworkChanges, type Answers } from '@/features/homework';
import { draftKey, keptDrafts } from '@/features/homework/drafts/kept-drafts';
import { HomeworkStore } from '@/features/homework/known/homework-store';
import type { Unsubscribe } from '@/platform/types';
import { observed } from '@/services/observed';
import type { App } from '@/stores/app';

/** One homework, whatever has become of it. */
export class DetailStore {
  readonly homework: HomeworkStore;
  /** What this device, or another one, has of its answers. */
  drafted: Answers = new Map();
  /** Questions that are shown whole. */
  opened: ReadonlySet<number> = new Set();
  private seenRound = 0;

  constructor(
    private readonly app: App,
    id: number | undefined,
  ) {
    this.homework = new HomeworkStore(app, id);
    observed(this);
  }

  /** Handed in here, and not with the server. */
  get isWaiting(): boolean {
    const { id } = this.homework;
    return id !== undefined && this.app.part(handInQueue).stateOf(id) !== undefined;
  }

  /** The page in front is told what became of it elsewhere. */
  follow(): Unsubscribe {
    const isIt = (id: number): boolean => id === this.homework.id;
    const stopChanges = this.app.part(homeworkChanges).on((id) => void (isIt(id) && this.load()));
    const stopSeen = reaction(
      () => this.isShown,
      (isShown) => isShown && void this.markSeen(),
      { fireImmediately: true },
    );
    return () => {
      stopChanges();
      stopSeen();
    };
  }

  async load(): Promise<void> {
    await this.homework.load();
    const detail = this.homework.detail.value;
    if (detail) this.drafted = this.keptAnswers(detail);
  }

  reset(): void {
    this.homework.reset();
    this.drafted = new Map();
    this.opened = new Set();
    this.seenRound = 0;
  }

  toggle(questionId: number): void {
    const others = [...this.opened].filter((id) => id !== questionId);
    this.opened = new Set(this.opened.has(questionId) ? others : [...others, questionId]);
  }

  /** A correction of this visit, not one that was kept: it shows as soon as it is here. */
  private get isShown(): boolean {
    const detail = this.homework.detail.value;
    const isNew = detail?.state === HomeworkState.corrected && detail.correction !== null;
    return isNew && this.homework.isFresh;
  }

  /** Nobody waits for it: what failed is told at the next visit. */
  private async markSeen(): Promise<void> {
    const detail = this.homework.detail.value;
    if (!detail?.correction || this.seenRound === detail.correction.round) return;
    const { homeworkId, correction } = detail;
    this.seenRound = correction.round;
    const request = { homeworkId, round: correction.round };
    const told = await this.app.api.call(homeworkLaterCalls.markHomeworkSeen, request);
    if (!told.ok) return;
    if (this.homework.detail.value === detail) this.homework.set({ ...detail, state: HomeworkState.done });
  }

  private keptAnswers({ homeworkId, round }: HomeworkDetail): Answers {
    const { session, storage } = this.app;
    const kept = keptDrafts(storage).get(session.user.userId, draftKey(homeworkId, round));
    return asMap(kept?.answers ?? []);
  }
}
