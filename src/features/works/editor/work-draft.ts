import { makeAutoObservable, runInAction } from 'mobx';
import { BACKEND_CODE, fail, isRefusal, ok, type AppError, type Result } from '@/contract/errors';
import { worksCalls } from '@/contract/works/calls';
import { WORK_CODE, type WorkKind } from '@/contract/works/values';
import type { Uploads } from '@/features/files/uploads/types';
import type { Unsubscribe } from '@/platform/unsubscribe';
import type { Timer } from '@/services/clock';
import { randomHex } from '@/services/device-id';
import { errorText } from '@/services/error-text';
import { isPassing } from '@/services/is-passing';
import type { Shelf } from '@/services/sync/shelf';
import type { App } from '@/stores/app';
import { isStorable } from './check';
import { keptWorks, keyOf, saysNothing, unsentOf, type KeptWork, type WorkValues } from './kept-works';

const SAVE_MS = 10_000;
const LONGEST_PAUSE_MS = 8 * SAVE_MS;
const CLOSED = fail({ kind: 'business', code: WORK_CODE.state, message: '' } as const);

/** kept: on this device. refused: by the server, see `words`. */
type Saving = 'nothing' | 'kept' | 'saved' | 'failed' | 'refused';

/** Draft of a work: stored on the device at every change, on the server every ten seconds and when the page hides. */
export class WorkDraft {
  saving: Saving = 'nothing';
  savedAt = 0;
  words = '';
  /** Survives a reload. */
  isKept = true;
  /** Submitted on another device, or in review: not editable. */
  isClosed = false;
  private kept: KeptWork | undefined = undefined;
  private key = '';
  private owner = 0;
  private readonly shelf: Shelf<KeptWork>;
  private underWay: Promise<Result<number>> | undefined = undefined;
  private failures = 0;
  private isOpen = false;
  private timer: Timer | undefined = undefined;
  private stops: Unsubscribe[] = [];

  constructor(
    private readonly app: App,
    private readonly kind: WorkKind,
    private readonly files: Pick<Uploads, 'resolved' | 'settled'>,
  ) {
    this.shelf = keptWorks(app.storage);
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
    this.saving = this.isDirty ? 'kept' : 'nothing';
    this.isClosed = false;
    this.listen();
    if (this.isDirty) this.schedule();
  }

  /** Saves on unmount; the draft stays stored here either way. */
  close(): void {
    if (this.isDirty) void this.save(true);
    this.isOpen = false;
    this.timer?.stop();
    this.stops.forEach((stop) => stop());
    this.stops = [];
  }

  /** Takes over the server's version. */
  adopt(id: number, values: WorkValues): void {
    this.put({ id, submissionId: this.kept?.submissionId ?? '', isDirty: false, values });
    this.saving = 'saved';
    this.savedAt = 0;
  }

  change(values: WorkValues): void {
    const { id = 0, submissionId = '' } = this.kept ?? {};
    this.put({ id, submissionId, isDirty: true, values });
    this.saving = 'kept';
    this.schedule();
  }

  /** Unknown to the server now: becomes a new work. */
  restart(): void {
    if (this.kept) this.put({ ...this.kept, id: 0, submissionId: '', isDirty: true });
  }

  /** Submitted: deletes the local draft. */
  forget(): void {
    this.timer?.stop();
    this.timer = undefined;
    this.kept = undefined;
    this.shelf.remove(this.owner, this.key);
  }

  /** Frees the slot of the new work; one saved on the server is stored under its id. */
  setAside(): void {
    const { kept } = this;
    if (kept && kept.id > 0) this.shelf.set(this.owner, keyOf(this.kind, kept.id), kept);
    this.forget();
    this.key = keyOf(this.kind, 0);
    this.saving = 'nothing';
  }

  /** The id, once the server has the current state. */
  async stored(): Promise<Result<number>> {
    await this.underWay;
    return this.isDirty || this.id === 0 ? this.save() : ok(this.id);
  }

  private save(outlivesPage = false): Promise<Result<number>> {
    this.underWay ??= this.send(outlivesPage).finally(() => {
      this.underWay = undefined;
    });
    return this.underWay;
  }

  private async send(outlivesPage: boolean): Promise<Result<number>> {
    this.timer?.stop();
    this.timer = undefined;
    const sent = await this.named();
    if (!sent || this.app.session.user.userId !== this.owner) return CLOSED;
    const { id, submissionId } = sent;
    const values = resolved(sent.values, this.files);
    const request = { id, submissionId, kind: this.kind, ...values };
    const told = await this.app.api.call(worksCalls.saveWork, request, { outlivesPage });
    runInAction(() => (told.ok ? this.learn(told.value.id, sent, values) : this.learnFailure(told.error)));
    return told.ok ? ok(told.value.id) : told;
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
    this.failures = 0;
    // Submitted or set aside meanwhile: store nothing.
    if (!this.kept || this.kept.submissionId !== sent.submissionId) return;
    const isSame = this.kept.values === sent.values;
    this.put({ ...this.kept, id, isDirty: !isSame, values: isSame ? values : this.kept.values });
    this.savedAt = this.app.serverClock.now();
    if (isSame) this.saving = 'saved';
    else this.schedule();
    this.awaitFiles(values);
  }

  private learnFailure(error: AppError): void {
    if (error.kind === 'late') return;
    if (isRefusal(error, WORK_CODE.state)) this.isClosed = true;
    if (isRefusal(error, BACKEND_CODE.notFound)) this.restart();
    this.failures += 1;
    this.words = errorText(error);
    this.saving = isPassing(error) ? 'failed' : 'refused';
    // A refused draft is retried only after the next change.
    if (isPassing(error)) this.schedule();
  }

  private put(kept: KeptWork): void {
    this.kept = kept;
    this.isKept = this.shelf.set(this.owner, this.key, kept);
  }

  private listen(): void {
    this.stops.forEach((stop) => stop());
    this.isOpen = true;
    const { platform } = this.app;
    this.stops = [
      platform.onVisibilityChange((isVisible) => void (!isVisible && this.maySave && this.save(true))),
      platform.onNetworkChange(
        (isOnline) => void (isOnline && this.failures > 0 && this.maySave && this.save()),
      ),
    ];
  }

  private get maySave(): boolean {
    const { kept } = this;
    const kidName = this.app.student.privateInfo.value?.kidName ?? '';
    if (!kept?.isDirty || this.isClosed || this.owner <= 0) return false;
    return (kept.id > 0 || !saysNothing(kept.values)) && isStorable(kept.values, kidName);
  }

  private schedule(): void {
    if (this.timer !== undefined || !this.isOpen) return;
    const pause = Math.min(LONGEST_PAUSE_MS, SAVE_MS * 2 ** this.failures);
    this.timer = this.app.scheduler.after(pause, () => {
      this.timer = undefined;
      if (this.maySave) void this.save();
    });
  }

  /** A draft with pending uploads is saved again once they have URLs, so that other devices see the files. */
  private awaitFiles(values: WorkValues): void {
    const ids = unsentOf(values);
    if (ids.length === 0) return;
    void this.files.settled(ids).then((areDone) => {
      if (areDone && this.isOpen && this.kept) this.change(resolved(this.kept.values, this.files));
    });
  }
}

/** Files with their current URLs. */
export const resolved = (values: WorkValues, files: Pick<Uploads, 'resolved'>): WorkValues => ({
  ...values,
  files: values.files.map((file) => files.resolved(file)),
  coverFile: values.coverFile && files.resolved(values.coverFile),
});
