import { makeAutoObservable } from 'mobx';
import type { Draft } from '@/contract/homework/homework.schema';
import type { Answer, Answered } from '@/contract/questions/question.schema';
import type { App } from '@/stores/app/app';
import { draftKey, keptDrafts } from './read-draft';
import { areSameAnswers, asList, asMap, merge, type Answers, type Merged } from './merge';

export interface DraftOf {
  readonly homeworkId: number;
  readonly round: number;
  /** Answers kept from the last round. */
  readonly carried?: readonly Answered[];
}

/** Local draft of a homework: every change is stored at once, with the server's draft that it is based on. */
export class OwnDraft {
  answers: Answers;
  /** Version of the server's draft that it is based on; 0: none. */
  version: number;
  /** Has changes that the server's draft lacks. */
  isDirty: boolean;
  /** Survives a reload. */
  isKept = true;
  /** Owner's userId. */
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

  /** Rebases onto the server's draft, with these answers. null: the server has no draft any more, and the local one stays. */
  adopt(draft: Draft | null, answers: Answers): void {
    this.version = draft?.version ?? 0;
    this.base = draft ? asMap(draft.answers) : this.carried;
    this.answers = answers;
    this.isDirty = !areSameAnswers(answers, this.base);
    this.keep();
  }

  /** The server stored these. */
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
