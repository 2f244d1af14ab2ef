import { makeAutoObservable, runInAction } from 'mobx';
import type { AppError, Result } from '@/contract/errors';
import { isRefusal } from '@/contract/errors';
import { homeworkCalls } from '@/contract/homework/calls';
import type { Draft } from '@/contract/homework/homework.schema';
import { DRAFT_EVERY_SECONDS, HOMEWORK_CODE } from '@/contract/homework/values';
import type { Answer, Answered } from '@/contract/questions/question.schema';
import type { Uploads } from '@/features/files/uploads/types';
import type { Unsubscribe } from '@/platform/unsubscribe';
import type { Timer } from '@/services/clock';
import { errorText } from '@/services/error-text';
import { isPassing } from '@/services/is-passing';
import type { App } from '@/stores/app';
import { deviceName } from '../drafts/device-name';
import { asList, settle, type Answers, type Merged, type Side } from '../drafts/merge';
import { OwnDraft, type DraftOf } from '../drafts/own-draft';
import { readDraft } from '../drafts/read-draft';
import { saysNothing } from '../drafts/same';
import { resolvedAnswers, unsentFiles } from '../drafts/files';

/** Another device's draft with the conflicts. */
export interface SheetConflict {
  readonly draft: Draft;
  readonly merged: Merged;
}

/** kept: on this device. refused: by the server, see `words`. */
type Saving = 'nothing' | 'kept' | 'saved' | 'failed' | 'refused';
type Needs = Pick<App, 'api' | 'platform' | 'scheduler' | 'serverClock' | 'session' | 'storage'>;

const SAVE_MS = DRAFT_EVERY_SECONDS * 1000;
/** Maximum back-off. */
const LONGEST_PAUSE_MS = 8 * SAVE_MS;

/**
 * Answers to one homework: stored on the device at every change, sent to the server every ten seconds and when the page hides.
 * Another device's changes are merged by drafts/merge.ts; conflicts are resolved by the parent.
 */
export class AnswerSheet {
  saving: Saving = 'nothing';
  /** Server time of the last saved draft. */
  savedAt = 0;
  /** The server's message when it refused. */
  words = '';
  conflict: SheetConflict | undefined = undefined;
  /** Handed in, corrected or excused meanwhile. */
  isClosed = false;
  /** The server's draft is loaded, or failed. */
  isPulled = false;
  private readonly draft: OwnDraft;
  private isSaving = false;
  private failures = 0;
  private isOpen = false;
  private timer: Timer | undefined = undefined;
  private stops: Unsubscribe[] = [];

  constructor(
    private readonly app: Needs,
    readonly of: DraftOf,
    private readonly files: Pick<Uploads, 'resolved' | 'settled'>,
  ) {
    this.draft = new OwnDraft(app, of);
    if (this.draft.isDirty) this.saving = 'kept';
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Unsaved answers survive a reload. */
  get isKept(): boolean {
    return this.draft.isKept;
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
    const { platform } = this.app;
    this.isOpen = true;
    this.stops = [
      platform.onVisibilityChange((isVisible) =>
        isVisible ? void this.pull() : void this.save({ outlivesPage: true }),
      ),
      platform.onNetworkChange((isOnline) => void (isOnline && this.failures > 0 && this.save())),
    ];
    await this.pull();
  }

  /** Saves on unmount; the answers stay stored here either way. */
  close(): void {
    void this.save({ outlivesPage: true });
    this.isOpen = false;
    this.timer?.stop();
    this.stops.forEach((stop) => stop());
  }

  /** The complete new answer, at every change. */
  answer(questionId: number, answer: Answer): void {
    this.draft.change(questionId, answer);
    this.saving = 'kept';
    this.schedule();
  }

  /** The parent's choice for the conflicts. */
  decide(sides: ReadonlyMap<number, Side>): void {
    if (!this.conflict) return;
    const { draft } = this.conflict;
    this.conflict = undefined;
    this.adopt(draft, settle(this.draft.mergedWith(draft), sides));
    void this.save();
  }

  /** After a successful hand-in: deletes the local draft. */
  forget(): void {
    this.isClosed = true;
    this.timer?.stop();
    this.draft.forget();
  }

  async save({ outlivesPage = false } = {}): Promise<void> {
    if (!this.maySave) return;
    this.timer?.stop();
    this.timer = undefined;
    this.isSaving = true;
    this.draft.isDirty = false;
    const { api, serverClock, platform } = this.app;
    const sent = this.toHandIn();
    const request = {
      homeworkId: this.of.homeworkId,
      round: this.of.round,
      baseVersion: this.draft.version,
      overwrite: false,
      savedAt: serverClock.now(),
      device: deviceName(platform),
      answers: sent,
    };
    const told = await api.call(homeworkCalls.saveHomeworkDraft, request, { outlivesPage });
    runInAction(() => {
      this.isSaving = false;
      this.learn(told, sent);
    });
  }

  private get maySave(): boolean {
    const { owner, isDirty } = this.draft;
    const isTheirs = owner > 0 && this.app.session.user.userId === owner;
    return isTheirs && isDirty && !this.isSaving && !this.isClosed && this.conflict === undefined;
  }

  private async pull(): Promise<void> {
    const { homeworkId } = this.of;
    const told = await this.app.api.call(homeworkCalls.getHomeworkDraft, { homeworkId });
    runInAction(() => {
      this.isPulled = true;
      // A draft being saved is newer than the response.
      if (told.ok && !this.isSaving) this.take(told.value);
      if (this.draft.isDirty) this.schedule();
    });
  }

  private learn(told: Result<{ readonly version: number }>, sent: Answered[]): void {
    // Handed in meanwhile: store nothing.
    if (this.isClosed) return;
    if (!told.ok) return this.learnFailure(told.error);
    this.failures = 0;
    this.draft.saved(told.value.version, sent);
    this.savedAt = this.app.serverClock.now();
    if (this.draft.isDirty) this.schedule();
    else this.saving = 'saved';
    this.awaitFiles(sent);
  }

  private learnFailure(error: AppError): void {
    this.draft.isDirty = true;
    if (error.kind === 'late') return;
    const other = draftOfRefusal(error);
    if (other) return this.take(other);
    if (isRefusal(error, HOMEWORK_CODE.closed)) this.isClosed = true;
    this.words = errorText(error);
    this.failures += 1;
    this.saving = isPassing(error) ? 'failed' : 'refused';
    // A refused draft is retried only after the next change.
    if (isPassing(error)) this.schedule();
  }

  private take(told: Draft | null): void {
    const { draft } = this;
    // Conflicts with an earlier draft are obsolete.
    this.conflict = undefined;
    if (!told) {
      if (draft.version > 0) this.adopt(null, draft.answers);
    } else if (told.version !== draft.version) {
      const merged = draft.mergedWith(told);
      if (merged.differing.length > 0) this.conflict = { draft: told, merged };
      else this.adopt(told, merged.answers);
    }
    if (draft.isDirty) this.schedule();
  }

  private adopt(told: Draft | null, answers: Answers): void {
    this.draft.adopt(told, answers);
    this.savedAt = told?.savedAt ?? 0;
    this.saving = this.draft.isDirty ? 'kept' : told ? 'saved' : 'nothing';
  }

  private schedule(): void {
    if (this.timer !== undefined || !this.isOpen) return;
    const pause = Math.min(LONGEST_PAUSE_MS, SAVE_MS * 2 ** this.failures);
    this.timer = this.app.scheduler.after(pause, () => {
      this.timer = undefined;
      void this.save();
    });
  }

  /** A draft with pending uploads is saved again once they have URLs, so that other devices see the files. */
  private awaitFiles(sent: readonly Answered[]): void {
    const ids = unsentFiles(sent);
    if (ids.length === 0) return;
    void this.files.settled(ids).then((areDone) => {
      if (!areDone || !this.isOpen) return;
      this.draft.isDirty = true;
      this.schedule();
    });
  }
}

/** The other device's draft, if the refusal is a conflict. */
const draftOfRefusal = (error: AppError): Draft | undefined =>
  error.kind === 'business' && error.code === HOMEWORK_CODE.draftConflict ? readDraft(error.data) : undefined;
