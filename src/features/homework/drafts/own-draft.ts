import { makeAutoObservable } from 'mobx';
import type { Draft } from '@/contract/homework/homework.schema';
import type { Answer, Answered } from '@/contract/questions/question.schema';
import type { App } from '@/stores/app';
import { draftKey, keptDrafts } from './kept-drafts';
import { areSameAnswers, asList, asMap, merge, type Answers, type Merged } from './merge';

export interface DraftOf {
  readonly homeworkId: number;
  readonly round: number;
  /** Answers that stand from the round before. */
  readonly carried?: readonly Answered[];
}

/** What this device has of a homework's answers: every change is kept at once, with the server's draft that it grew from. */
export class OwnDraft {
  answers: Answers;
  /** Of the server's draft that it grew from; 0: none. */
  version: number;
  /** There is something that the server's draft does not say. */
  isDirty: boolean;
  /** It outlives the page. */
  isKept = true;
  /** Whose it is. */
  readonly owner: number;
  private readonly carried: Answers;
  private base: Answers;

  constructor(
    private readonly app: Pick<App, 'serverClock' | 'session' | 'storage'>,
    private readonly of: DraftOf,
  ) {
    this.owner = app.session.user.userId;
    this.carried = asMap(of.carried ?? []);
    const kept = keptDrafts(app.storage).get(this.owner, this.key);
    this.version = kept?.version ?? 0;
    this.base = kept ? asMap(kept.base) : this.carried;
    this.answers = kept ? asMap(kept.answers) : this.carried;
    this.isDirty = !areSameAnswers(this.answers, this.base);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  change(questionId: number, answer: Answer): void {
    this.answers = new Map([...this.answers, [questionId, answer]]);
    this.isDirty = true;
    this.keep();
  }

  mergedWith({ answers }: Draft): Merged {
    return merge(this.base, this.answers, asMap(answers));
  }

  /** Goes on from that draft of the server's with these answers. null: it keeps none any more, and what is here stays. */
  adopt(draft: Draft | null, answers: Answers): void {
    this.version = draft?.version ?? 0;
    this.base = draft ? asMap(draft.answers) : this.carried;
    this.answers = answers;
    this.isDirty = !areSameAnswers(answers, this.base);
    this.keep();
  }

  /** The server took these. */
  saved(version: number, sent: readonly Answered[]): void {
    this.version = version;
    this.base = asMap(sent);
    this.keep();
  }

  forget(): void {
    this.isDirty = false;
    keptDrafts(this.app.storage).remove(this.owner, this.key);
  }

  private keep(): void {
    const { version } = this;
    const changedAt = this.app.serverClock.now();
    const draft = { version, base: asList(this.base), answers: asList(this.answers), changedAt };
    this.isKept = keptDrafts(this.app.storage).set(this.owner, this.key, draft);
  }

  private get key(): string {
    return draftKey(this.of.homeworkId, this.of.round);
  }
}
