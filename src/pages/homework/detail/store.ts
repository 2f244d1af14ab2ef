import { makeAutoObservable, reaction } from 'mobx';
import type { HomeworkDetail } from '@/contract/homework/homework.schema';
import { asMap, handInQueue, homeworkChanges, type Answers } from '@/features/homework';
import { draftKey, keptDrafts } from '@/features/homework/drafts/read-draft';
import { HomeworkStore } from '@/features/homework/known/homework-store';
import type { Unsubscribe } from '@/platform/unsubscribe';
import type { App } from '@/stores/app/app';

export class DetailStore {
  readonly homework: HomeworkStore;
  /** Drafted answers of this device, or of another one. */
  drafted: Answers = new Map();
  /** Expanded questions. */
  opened: ReadonlySet<number> = new Set();

  constructor(
    private readonly app: App,
    id: number | undefined,
  ) {
    this.homework = new HomeworkStore(app, id);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Handed in on this device, but not yet uploaded. */
  get isWaiting(): boolean {
    const { id } = this.homework;
    return id !== undefined && this.app.get(handInQueue).stateOf(id) !== undefined;
  }

  /** Follows changes made on other pages. */
  follow(): Unsubscribe {
    const isIt = (id: number): boolean => id === this.homework.id;
    const stopChanges = this.app.get(homeworkChanges).on((id) => void (isIt(id) && this.load()));
    const stopSeen = reaction(
      () => this.homework.unseen,
      (unseen) => unseen && void this.homework.markSeen(),
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
  }

  toggle(questionId: number): void {
    const others = [...this.opened].filter((id) => id !== questionId);
    this.opened = new Set(this.opened.has(questionId) ? others : [...others, questionId]);
  }

  private keptAnswers({ homeworkId, round }: HomeworkDetail): Answers {
    const { session, storage } = this.app;
    const kept = keptDrafts(storage).get(session.user.userId, draftKey(homeworkId, round));
    return asMap(kept?.answers ?? []);
  }
}
