import { makeAutoObservable, runInAction } from 'mobx';
import type { Result } from '@/contract/errors';
import {
  answersToSend,
  fieldsOf,
  isEmptyAnswer,
  isKnown,
  problemOf,
  visibleFields,
  type Answers,
} from '@/contract/help/form';
import type { FieldAnswer, FormAnswer, FormField, FormSection } from '@/contract/help/form.schema';
import { FILE_KINDS } from '@/contract/help/form-values';
import { uploads, type Uploads } from '@/features/files/uploads';
import { randomHex } from '@/services/device-id';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import { FormStore, type Complaints } from '@/stores/data/form';
import { keptAnswers, type KeptAttempt } from './kept-answers';
import { formFillTexts as texts, problemText } from './texts';

export const fieldId = (key: string): string => `form-field-${key}`;

export interface FillOptions<Saved> {
  /** Storage name: 'survey-6001'. */
  readonly name: string;
  readonly sections: readonly FormSection[];
  /** Initial answers, from an earlier submission. */
  readonly sent?: Answers;
  /** Nothing is stored. */
  readonly isExample?: boolean;
  readonly save: (answers: FormAnswer[], submissionId: string) => Promise<Result<Saved>>;
}

/** A server-defined form being filled in; stored on the device at every change. */
export class FormFill<Saved = unknown> {
  readonly form: FormStore<Answers, Saved>;
  /** Index into `pages`. */
  place = 0;
  private readonly fields: readonly FormField[];
  /** Only for forms with file fields. */
  private readonly files: Uploads | undefined;
  private attempt: KeptAttempt | undefined;

  constructor(
    private readonly app: App,
    private readonly options: FillOptions<Saved>,
  ) {
    this.fields = fieldsOf(options.sections);
    const hasFiles = this.fields.some(({ kind }) => FILE_KINDS.includes(kind));
    this.files = hasFiles ? app.get(uploads) : undefined;
    this.form = new FormStore<Answers, Saved>(app, {
      name: null,
      initial: options.sent ?? {},
      check: (answers) => this.check(answers),
      save: (answers) => this.save(answers),
      failureText: (error) => texts.failed(errorText(error)),
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.restore();
  }

  get visible(): readonly FormField[] {
    return visibleFields(this.fields, this.form.values);
  }

  /** Pages with their visible fields; empty pages are left out. */
  get pages(): readonly FormSection[] {
    const shown = new Set(this.visible.map(({ key }) => key));
    return this.options.sections
      .map((section) => ({ ...section, fields: section.fields.filter(({ key }) => shown.has(key)) }))
      .filter(({ fields }) => fields.length > 0);
  }

  get page(): FormSection | undefined {
    return this.pages[Math.min(this.place, this.pages.length - 1)];
  }

  get isLastPage(): boolean {
    return this.place >= this.pages.length - 1;
  }

  /** Counts visible fields of known kinds. */
  get progress(): { readonly done: number; readonly all: number } {
    const known = this.visible.filter(isKnown);
    const done = known.filter(({ key }) => !isEmptyAnswer(this.form.values[key]));
    return { done: done.length, all: known.length };
  }

  answer(key: string, answer: FieldAnswer | undefined): void {
    this.form.change({ [key]: answer });
    this.keep();
  }

  /** Fills in earlier answers as if typed now. */
  fillWith(answers: Answers): void {
    this.form.change(answers);
    this.keep();
  }

  /** False: the page has errors. */
  next(): boolean {
    const fields = this.page?.fields ?? [];
    fields.forEach(({ key }) => this.form.checkField(key));
    const isRight = fields.every(({ key }) => !this.form.complaints[key]);
    if (isRight && !this.isLastPage) this.place += 1;
    return isRight;
  }

  before(): void {
    this.place = Math.max(0, this.place - 1);
  }

  /** undefined: not sent; the page with the first error is shown. */
  async submit(): Promise<Result<Saved> | undefined> {
    const result = await this.form.submit();
    if (result?.ok) this.forget();
    if (result === undefined && !this.form.isSaving) runInAction(() => this.showComplaint());
    return result;
  }

  /** Confirms before changes are lost; leaving discards them. */
  readonly mayLeave = async (): Promise<boolean> => {
    const wasChanged = this.form.isChanged;
    const isSure = await this.form.mayLeave();
    if (isSure && wasChanged) this.giveUp();
    return isSure;
  };

  /** Deletes the stored answers and cancels uploads. */
  giveUp(): void {
    const { sent = {} } = this.options;
    const before = new Set(filesOf(sent));
    filesOf(this.form.values)
      .filter((id) => !before.has(id))
      .forEach((id) => this.files?.cancel(id));
    this.forget();
  }

  get isExample(): boolean {
    return this.options.isExample ?? false;
  }

  private get owner(): number {
    const { isLoggedIn, user } = this.app.session;
    return isLoggedIn ? user.userId : 0;
  }

  private restore(): void {
    const { name } = this.options;
    const kept = this.isExample ? undefined : this.app.storage.get(keptAnswers(name));
    if (!kept || kept.owner !== this.owner) return;
    // The form may have changed since.
    const known = new Set(this.fields.map(({ key }) => key));
    const answers = Object.fromEntries(Object.entries(kept.answers).filter(([key]) => known.has(key)));
    this.attempt = kept.attempt;
    if (Object.values(answers).every(isEmptyAnswer)) return;
    this.form.change(answers);
    this.app.feedback.toast(texts.restored);
  }

  private keep(): void {
    if (this.isExample) return;
    const { owner, attempt, form } = this;
    const kept = { owner, answers: form.values, ...(attempt && { attempt }) };
    this.app.storage.keepDraft(owner, keptAnswers(this.options.name), kept);
  }

  private forget(): void {
    this.attempt = undefined;
    if (!this.isExample) this.app.storage.remove(keptAnswers(this.options.name));
  }

  private check(answers: Answers): Complaints<Answers> {
    const shown = visibleFields(this.fields, answers);
    return Object.fromEntries(shown.map((field) => [field.key, this.complaintOf(field, answers[field.key])]));
  }

  private complaintOf(field: FormField, answer: FieldAnswer | undefined): string | undefined {
    // An example uploads no files, so it cannot require any.
    if (this.isExample && FILE_KINDS.includes(field.kind)) return undefined;
    const problem = problemOf(field, answer);
    if (problem) return problemText(field, problem, answer);
    return answer?.kind === 'files' ? this.complaintOfFiles(answer) : undefined;
  }

  private complaintOfFiles({ files }: Extract<FieldAnswer, { kind: 'files' }>): string | undefined {
    const open = files.filter((file) => !this.files?.resolved(file).url);
    if (open.length === 0) return undefined;
    const states = open.map(({ id }) => this.files?.find(id)?.state);
    if (states.includes('failed')) return texts.failedFiles;
    return states.includes(undefined) && this.files?.isReady ? texts.elsewhereFiles : texts.busyFiles;
  }

  private async save(answers: Answers): Promise<Result<Saved>> {
    const sent = answersToSend(this.fields, answers).map(({ key, answer }) => ({
      key,
      answer: answer.kind === 'files' ? { ...answer, files: answer.files.map(this.resolved) } : answer,
    }));
    return this.options.save(sent, await this.numberOf(JSON.stringify(sent)));
  }

  private readonly resolved: Uploads['resolved'] = (file) => this.files?.resolved(file) ?? file;

  /** Idempotency key: a retry after a lost response must not be stored twice. */
  private async numberOf(content: string): Promise<string> {
    if (this.attempt?.content !== content) {
      const id =
        (await randomHex(this.app.platform)) || this.app.serverClock.now().toString(16).padStart(32, '0');
      this.attempt = { content, id };
      this.keep();
    }
    return this.attempt.id;
  }

  private showComplaint(): void {
    const place = this.pages.findIndex(({ fields }) => fields.some(({ key }) => this.form.complaints[key]));
    if (place >= 0) this.place = place;
  }
}

const filesOf = (answers: Answers): string[] =>
  Object.values(answers).flatMap((answer) =>
    answer?.kind === 'files' ? answer.files.map(({ id }) => id) : [],
  );
