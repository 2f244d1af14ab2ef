import { makeAutoObservable, runInAction } from 'mobx';
import { BACKEND_CODE, fail, isRefusal, ok, type Result } from '@/contract/errors';
import { worksCalls } from '@/contract/works/calls';
import type { WorkDetail, WorkTopic } from '@/contract/works/schema';
import { WORK_CODE, WorkState, type WorkKind } from '@/contract/works/values';
import { uploads, type Uploads } from '@/features/files/uploads';
import { recordId } from '@/services/helpers/record-id';
import type { App } from '@/stores/app/app';
import { FormStore } from '@/stores/data/form';
import { Loadable } from '@/stores/data/loadable';
import { workChanges } from '../changes';
import { editorTexts as texts } from '../texts';
import { TopicsStore } from '../topics/topics-store';
import { complaintsOf, type EditorValues } from './check';
import { emptyWork, filesOf, saysNothing, unsentOf, type WorkValues } from './kept-works';
import { resolved, WorkDraft } from './work-draft';

/** A new or an existing work. */
export interface Opened {
  /** Server id; 0: not saved yet. */
  readonly id: number;
  /** Reason of a refusal; '' otherwise. */
  readonly reason: string;
  /** In review or published: not editable. */
  readonly isClosed: boolean;
}

export interface EditorOf {
  readonly kind: WorkKind;
  /** From the URL; undefined: new. */
  readonly id: string | undefined;
  readonly topicId: string | undefined;
  readonly isFilmOnly: boolean;
}

const MISSING = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);
const FILES_FAILED = fail({ kind: 'business', code: '', message: texts.filesFailed } as const);

/** A work being written and submitted for review. */
export class EditorStore {
  readonly opened = new Loadable<Opened>();
  readonly form: FormStore<EditorValues, WorkState>;
  readonly draft: WorkDraft;
  readonly topics: TopicsStore;
  /** An unfinished new work was restored. */
  isContinued = false;
  isAwaitingFiles = false;
  isSent = false;
  private readonly files: Uploads;

  constructor(
    private readonly app: App,
    readonly of: EditorOf,
  ) {
    this.files = app.get(uploads);
    this.topics = new TopicsStore(app, of.kind);
    this.draft = new WorkDraft(app, of.kind, this.files);
    this.form = new FormStore<EditorValues, WorkState>(app, {
      name: null,
      initial: { ...this.empty, hasConsented: false },
      check: (values) => complaintsOf(values, { kidName: this.kidName, topic: this.topic }),
      save: () => this.send(),
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get values(): EditorValues {
    return this.form.values;
  }

  get kidName(): string {
    return this.app.student.privateInfo.value?.kidName ?? '';
  }

  get topic(): WorkTopic | undefined {
    return this.topics.find(this.form.values.topicId);
  }

  get isClosed(): boolean {
    return this.opened.value?.isClosed === true || this.draft.isClosed;
  }

  async load(): Promise<void> {
    const { student } = this.app;
    const id = this.of.id === undefined ? 0 : recordId(this.of.id);
    const known = [this.topics.load(), student.privateInfo.value ? undefined : student.loadPrivate()];
    // A retry keeps the open draft.
    if (id !== undefined) this.open(id);
    await Promise.all([this.find(id), ...known]);
  }

  leave(): void {
    this.draft.close();
  }

  /** The user changed. */
  forget(): void {
    this.leave();
    this.opened.reset();
    this.isSent = false;
    this.isContinued = false;
    this.start(this.empty);
  }

  /** Stored on the device at every change. */
  change(some: Partial<EditorValues>): void {
    this.form.change(some);
    this.draft.change(workOf(this.form.values));
  }

  consent(): void {
    this.form.set('hasConsented', !this.form.values.hasConsented);
  }

  /** Switches between film and photos; existing files are removed after a confirmation. */
  async switchTo(isFilm: boolean): Promise<void> {
    const { values } = this;
    if (isFilm === values.isFilm) return;
    const removed = filesOf(values);
    if (removed.length > 0 && !(await this.confirmSwitch(isFilm))) return;
    removed.forEach((file) => this.files.cancel(file.id));
    this.change({ isFilm, files: [], coverFile: null });
  }

  /** Starts another new work beside the unfinished one. */
  async another(): Promise<void> {
    const { feedback } = this.app;
    const isLost = this.draft.id === 0 && !saysNothing(workOf(this.values));
    const ask = { title: texts.anotherAsk, content: texts.anotherLost, danger: true };
    if (isLost && !(await feedback.confirm(ask))) return;
    if (isLost) filesOf(this.values).forEach((file) => this.files.cancel(file.id));
    this.draft.setAside();
    runInAction(() => {
      this.isContinued = false;
      this.isSent = false;
      this.opened.set({ id: 0, reason: '', isClosed: false });
      this.start(this.empty);
    });
  }

  async submit(): Promise<void> {
    const sent = await this.form.submit();
    if (sent?.ok) runInAction(() => (this.isSent = true));
    // Another device was faster.
    else if (sent && isRefusal(sent.error, WORK_CODE.state)) await this.find(this.draft.id);
    else if (sent && isRefusal(sent.error, WORK_CODE.topicClosed)) await this.topics.load();
  }

  private get empty(): WorkValues {
    return emptyWork(this.of.isFilmOnly, recordId(this.of.topicId) ?? 0);
  }

  private open(id: number): void {
    this.draft.open(id);
    const { values } = this.draft;
    const isNew = this.of.id === undefined;
    this.isContinued = isNew && values !== undefined && !saysNothing(values);
    this.start(values ?? this.empty);
  }

  private start(values: WorkValues): void {
    this.form.start({ ...values, hasConsented: false });
  }

  private async find(id: number | undefined): Promise<void> {
    await this.opened.find(id === 0 ? this.draft.id : id, (found) => this.ask(found));
  }

  private async ask(id: number): Promise<Result<Opened>> {
    if (id === 0) return ok({ id, reason: '', isClosed: false });
    const result = await this.app.api.call(worksCalls.getWork, { id });
    return runInAction(() => (result.ok ? this.take(result.value) : this.takeNone(result)));
  }

  private take(work: WorkDetail): Result<Opened> {
    if (!work.isMine) return MISSING;
    const mayChange = work.state === WorkState.draft || work.state === WorkState.refused;
    if (!mayChange) this.draft.forget();
    // Unsaved local changes are newer than the server's work.
    else if (!this.draft.isDirty) this.adopt(work);
    return ok({ id: work.id, reason: work.reason, isClosed: !mayChange });
  }

  private adopt({ coverFile, files, id, isFilm, nickname, title, topicId, words }: WorkDetail): void {
    const values = { title, words, nickname, topicId, isFilm, files, coverFile };
    this.draft.adopt(id, values);
    this.start(values);
  }

  /** A new work that was withdrawn on another device becomes new again; an unknown id in the URL is missing. */
  private takeNone(result: Result<WorkDetail>): Result<Opened> {
    if (result.ok) return MISSING;
    if (this.of.id !== undefined || !isRefusal(result.error, BACKEND_CODE.notFound)) return result;
    this.draft.restart();
    return ok({ id: 0, reason: '', isClosed: false });
  }

  private confirmSwitch(isFilm: boolean): Promise<boolean> {
    return this.app.feedback.confirm({
      title: texts.switchAsk(isFilm ? texts.asFilm : texts.asPhotos),
      content: texts.switchWhy,
      confirmText: texts.switchYes,
      cancelText: texts.switchNo,
      danger: true,
    });
  }

  private async send(): Promise<Result<WorkState>> {
    if (!(await this.filesArrived())) return FILES_FAILED;
    const stored = await this.draft.stored();
    if (!stored.ok) return stored;
    const { hasConsented } = this.values;
    const result = await this.app.api.call(worksCalls.submitWork, { id: stored.value, hasConsented });
    if (!result.ok) return result;
    this.draft.forget();
    this.app.get(workChanges).announce();
    return ok(result.value.state);
  }

  /** Waits through offline times; false when an upload fails. */
  private async filesArrived(): Promise<boolean> {
    for (;;) {
      const waiting = unsentOf(resolved(workOf(this.values), this.files));
      if (waiting.length === 0) return true;
      runInAction(() => (this.isAwaitingFiles = true));
      const areDone = await this.files.settled(waiting);
      runInAction(() => (this.isAwaitingFiles = false));
      if (!areDone) return false;
    }
  }
}

function workOf({ hasConsented: _consent, ...values }: EditorValues): WorkValues {
  return values;
}
