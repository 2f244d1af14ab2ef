import { makeAutoObservable, runInAction } from 'mobx';
import { BACKEND_CODE, fail, isRefusal, ok, type AppError, type Result } from '@/contract/errors';
import { worksCalls } from '@/contract/works/calls';
import { WORK_CODE, type WorkKind } from '@/contract/works/values';
import type { Uploads } from '@/features/files/uploads/types';
import { randomHex } from '@/services/device-id';
import { Autosave } from '@/services/sync/autosave';
import type { Shelf } from '@/services/sync/shelf';
import type { App } from '@/stores/app/app';
import { isStorable } from './check';
import { keptWorks, keyOf, saysNothing, unsentOf, type KeptWork, type WorkValues } from './kept-works';

const CLOSED = fail({ kind: 'business', code: WORK_CODE.state, message: '' } as const);

/** Draft of a work: stored on the device at every change, on the server by Autosave. */
export class WorkDraft {
  /** Survives a reload. */
  isKept = true;
  /** Submitted on another device, or in review: not editable. */
  isClosed = false;
  readonly autosave: Autosave<Result<number>>;
  private kept: KeptWork | undefined = undefined;
  private key = '';
  private owner = 0;
  private readonly shelf: Shelf<KeptWork>;

  constructor(
    private readonly app: App,
    private readonly kind: WorkKind,
    private readonly files: Pick<Uploads, 'resolved' | 'settled'>,
  ) {
    this.shelf = keptWorks(app.storage);
    this.autosave = new Autosave(app, {
      maySave: () => this.maySave,
      send: (outlives) => this.send(outlives),
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get id(): number {
    return this.kept?.id ?? 0;
  }

  get values(): WorkValues | undefined {
    return this.kept?.values;
  }

  get isDirty(): boolean {
    return this.kept?.isDirty === true;
  }

  /** Opens the local draft; `id` 0: of a new work. */
  open(id: number): void {
    this.owner = this.app.session.user.userId;
    const begun = this.shelf.get(this.owner, keyOf(this.kind, 0));
    this.key = begun && begun.id === id ? keyOf(this.kind, 0) : keyOf(this.kind, id);
    this.kept = this.shelf.get(this.owner, this.key);
    this.isClosed = false;
    this.autosave.open();
    if (this.isDirty) this.autosave.changed();
    else this.autosave.become('nothing');
  }

  /** Saves on unmount; the draft stays stored here either way. */
  close(): void {
    if (this.isDirty) void this.autosave.save(true);
    this.autosave.close();
  }

  /** Takes over the server's version. */
  adopt(id: number, values: WorkValues): void {
    this.put({ id, submissionId: this.kept?.submissionId ?? '', isDirty: false, values });
    this.autosave.become('saved');
  }

  change(values: WorkValues): void {
    const { id = 0, submissionId = '' } = this.kept ?? {};
    this.put({ id, submissionId, isDirty: true, values });
    this.autosave.changed();
  }

  /** Unknown to the server now: becomes a new work. */
  restart(): void {
    if (this.kept) this.put({ ...this.kept, id: 0, submissionId: '', isDirty: true });
  }

  /** Submitted: deletes the local draft. */
  forget(): void {
    this.autosave.forget();
    this.kept = undefined;
    this.shelf.remove(this.owner, this.key);
  }

  /** Frees the slot of the new work; one saved on the server is stored under its id. */
  setAside(): void {
    const { kept } = this;
    if (kept && kept.id > 0) this.shelf.set(this.owner, keyOf(this.kind, kept.id), kept);
    this.forget();
    this.key = keyOf(this.kind, 0);
    this.autosave.become('nothing');
  }

  /** The id, once the server has the current state. */
  async stored(): Promise<Result<number>> {
    await this.autosave.pending;
    return this.isDirty || this.id === 0 ? this.autosave.save() : ok(this.id);
  }

  private async send(outlivesPage: boolean): Promise<Result<number>> {
    const sent = await this.named();
    if (!sent || this.app.session.user.userId !== this.owner) return CLOSED;
    const { id, submissionId } = sent;
    const values = resolved(sent.values, this.files);
    const request = { id, submissionId, kind: this.kind, ...values };
    const result = await this.app.api.call(worksCalls.saveWork, request, { outlivesPage });
    runInAction(() =>
      result.ok ? this.learn(result.value.id, sent, values) : this.learnFailure(result.error),
    );
    return result.ok ? ok(result.value.id) : result;
  }

  /** Idempotency key: a retry must not create a second work. */
  private async named(): Promise<KeptWork | undefined> {
    if (this.kept?.submissionId === '') {
      const submissionId = (await randomHex(this.app.platform)) || this.fallbackId();
      if (this.kept.submissionId === '') this.put({ ...this.kept, submissionId });
    }
    return this.kept;
  }

  private fallbackId = (): string =>
    `${this.owner.toString(16)}-${this.app.serverClock.now().toString(16)}`.padStart(16, '0');

  private learn(id: number, sent: KeptWork, values: WorkValues): void {
    // Submitted or set aside meanwhile: store nothing.
    if (!this.kept || this.kept.submissionId !== sent.submissionId) return;
    const isSame = this.kept.values === sent.values;
    this.put({ ...this.kept, id, isDirty: !isSame, values: isSame ? values : this.kept.values });
    this.autosave.saved(isSame);
    void this.autosave.awaitFiles(this.files, unsentOf(values), () => {
      if (this.kept) this.change(resolved(this.kept.values, this.files));
    });
  }

  private learnFailure(error: AppError): void {
    if (isRefusal(error, WORK_CODE.state)) this.isClosed = true;
    if (isRefusal(error, BACKEND_CODE.notFound)) this.restart();
    this.autosave.failed(error);
  }

  private put(kept: KeptWork): void {
    this.kept = kept;
    this.isKept = this.shelf.set(this.owner, this.key, kept);
  }

  private get maySave(): boolean {
    const { kept } = this;
    const kidName = this.app.student.privateInfo.value?.kidName ?? '';
    if (!kept?.isDirty || this.isClosed || this.owner <= 0) return false;
    return (kept.id > 0 || !saysNothing(kept.values)) && isStorable(kept.values, kidName);
  }
}

/** Files with their current URLs. */
export const resolved = (values: WorkValues, files: Pick<Uploads, 'resolved'>): WorkValues => ({
  ...values,
  files: values.files.map((file) => files.resolved(file)),
  coverFile: values.coverFile && files.resolved(values.coverFile),
});
