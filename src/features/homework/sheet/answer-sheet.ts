import { makeAutoObservable, runInAction } from 'mobx';
import { type AppError, type Result, isRefusal } from '@/contract/errors';
import { homeworkCalls } from '@/contract/homework/calls';
import type { Draft } from '@/contract/homework/homework.schema';
import { HOMEWORK_CODE } from '@/contract/homework/values';
import type { Answer, Answered } from '@/contract/questions/question.schema';
import type { Uploads } from '@/features/files/uploads/types';
import { Autosave, type Saving } from '@/services/sync/autosave';
import type { App } from '@/stores/app/app';
import { asList, settle, type Answers, type Merged, type Side } from '../drafts/merge';
import { OwnDraft, type DraftOf } from '../drafts/own-draft';
import { readDraft } from '../drafts/read-draft';
import { saysNothing } from '../drafts/same';
import { resolvedAnswers, unsentFiles } from '../drafts/files';
import { draftTexts } from '../drafts/texts';

/** Another device's draft with the conflicts. */
export interface SheetConflict {
  readonly draft: Draft;
  readonly merged: Merged;
}

type Needs = Pick<App, 'api' | 'platform' | 'scheduler' | 'serverClock' | 'session' | 'storage'>;

/**
 * Answers to one homework: stored on the device at every change, on the server by Autosave. Another device's changes are merged by drafts/merge.ts; conflicts are resolved by the parent.
 */
export class AnswerSheet {
  conflict: SheetConflict | undefined = undefined;
  /** Handed in, corrected or excused meanwhile. */
  isClosed = false;
  /** The server's draft is loaded, or failed. */
  isPulled = false;
  private readonly draft: OwnDraft;
  private readonly autosave: Autosave<void>;

  constructor(
    private readonly app: Needs,
    readonly of: DraftOf,
    private readonly files: Pick<Uploads, 'resolved' | 'settled'>,
  ) {
    this.draft = new OwnDraft(app, of);
    this.autosave = new Autosave(app, {
      maySave: () => this.maySave,
      send: (outlives) => this.send(outlives),
    });
    if (this.draft.isDirty) this.autosave.become('kept');
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Unsaved answers survive a reload. */
  get isKept(): boolean {
    return this.draft.isKept;
  }

  get saving(): Saving {
    return this.autosave.saving;
  }

  get savedAt(): number {
    return this.autosave.savedAt;
  }

  get words(): string {
    return this.autosave.words;
  }

  get answers(): Answers {
    return this.draft.answers;
  }

  answerOf(questionId: number): Answer | undefined {
    return this.answers.get(questionId);
  }

  /** Non-empty answers with file URLs. */
  toHandIn(): Answered[] {
    const said = asList(this.answers).filter(({ answer }) => !saysNothing(answer));
    return resolvedAnswers(said, this.files);
  }

  /** Subscribes, and loads the server's draft; local answers are shown meanwhile. */
  async open(): Promise<void> {
    this.autosave.open(() => void this.pull());
    await this.pull();
  }

  /** Saves on unmount; the answers stay stored here either way. */
  close(): void {
    this.autosave.saveIfDue(true);
    this.autosave.close();
  }

  /** The complete new answer, at every change. */
  answer(questionId: number, answer: Answer): void {
    this.draft.change(questionId, answer);
    this.autosave.changed();
  }

  /** The parent's choice for the conflicts. */
  decide(sides: ReadonlyMap<number, Side>): void {
    if (!this.conflict) return;
    const { draft } = this.conflict;
    this.conflict = undefined;
    this.adopt(draft, settle(this.draft.mergedWith(draft), sides));
    this.autosave.saveIfDue();
  }

  /** After a successful hand-in: deletes the local draft. */
  forget(): void {
    this.isClosed = true;
    this.autosave.forget();
    this.draft.forget();
  }

  private async send(outlivesPage: boolean): Promise<void> {
    this.draft.isDirty = false;
    const { api, serverClock, platform } = this.app;
    const sent = this.toHandIn();
    const request = {
      homeworkId: this.of.homeworkId,
      round: this.of.round,
      baseVersion: this.draft.version,
      overwrite: false,
      savedAt: serverClock.now(),
      device: draftTexts.devices[platform.os],
      answers: sent,
    };
    const result = await api.call(homeworkCalls.saveHomeworkDraft, request, { outlivesPage });
    runInAction(() => this.learn(result, sent));
  }

  private get maySave(): boolean {
    const { owner, isDirty } = this.draft;
    const isTheirs = owner > 0 && this.app.session.user.userId === owner;
    return isTheirs && isDirty && !this.isClosed && this.conflict === undefined;
  }

  private async pull(): Promise<void> {
    const { homeworkId } = this.of;
    const result = await this.app.api.call(homeworkCalls.getHomeworkDraft, { homeworkId });
    runInAction(() => {
      this.isPulled = true;
      // A draft being saved is newer than the response.
      if (result.ok && !this.autosave.pending) this.take(result.value);
      if (this.draft.isDirty) this.autosave.schedule();
    });
  }

  private learn(result: Result<{ readonly version: number }>, sent: Answered[]): void {
    // Handed in meanwhile: store nothing.
    if (this.isClosed) return;
    if (!result.ok) return this.learnFailure(result.error);
    this.draft.saved(result.value.version, sent);
    this.autosave.saved(!this.draft.isDirty);
    void this.autosave.awaitFiles(this.files, unsentFiles(sent), () => (this.draft.isDirty = true));
  }

  private learnFailure(error: AppError): void {
    this.draft.isDirty = true;
    const other = draftOfRefusal(error);
    if (other) return this.take(other);
    if (isRefusal(error, HOMEWORK_CODE.closed)) this.isClosed = true;
    this.autosave.failed(error);
  }

  private take(fetched: Draft | null): void {
    const { draft } = this;
    // Conflicts with an earlier draft are obsolete.
    this.conflict = undefined;
    if (!fetched) {
      if (draft.version > 0) this.adopt(null, draft.answers);
    } else if (fetched.version !== draft.version) {
      const merged = draft.mergedWith(fetched);
      if (merged.differing.length > 0) this.conflict = { draft: fetched, merged };
      else this.adopt(fetched, merged.answers);
    }
    if (draft.isDirty) this.autosave.schedule();
  }

  private adopt(draft: Draft | null, answers: Answers): void {
    this.draft.adopt(draft, answers);
    const saving = this.draft.isDirty ? 'kept' : draft ? 'saved' : 'nothing';
    this.autosave.become(saving, draft?.savedAt);
  }
}

/** The other device's draft, if the refusal is a conflict. */
const draftOfRefusal = (error: AppError): Draft | undefined =>
  error.kind === 'business' && error.code === HOMEWORK_CODE.draftConflict ? readDraft(error.data) : undefined;
