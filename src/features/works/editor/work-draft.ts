import { makeAutoObservable, runInAction } from 'mobx';
import { BACKEND_CODE, fail, isRefusal, ok, type AppError, type Result } from '@/contract/errors';
import { worksCalls } from '@/contract/works/calls';
import { WORK_CODE, type WorkKind } from '@/contract/works/values';
import type { Shelf } from '@/features/homework/drafts/shelf';
import type { Uploads } from '@/features/files/uploads/types';
import type { Unsubscribe } from '@/platform/unsubscribe';
import type { Timer } from '@/services/clock';
import { randomHex } from '@/services/device-id';
import { errorText } from '@/services/error-text';
import { isPassing } from '@/services/is-passing';
import type { App } from '@/stores/app';
import { isStorable } from './check';
import { keptWorks, keyOf, saysNothing, unsentOf, type KeptWork, type WorkValues } from './kept-works';

const SAVE_MS = 10_000;
const LONGEST_PAUSE_MS = 8 * SAVE_MS;
const CLOSED = fail({ kind: 'business', code: WORK_CODE.state, message: '' } as const);

/** kept: on this device. refused: the server does not take it, `words` say why. */
type Saving = 'nothing' | 'kept' | 'saved' | 'failed' | 'refused';

/** One work as it is written: on the device at every keystroke, on the server every ten seconds and when the page hides. */
export class WorkDraft {
  saving: Saving = 'nothing';
  savedAt = 0;
  words = '';
  /** It outlives the page. */
  isKept = true;
  /** Sent from another device, or looked at already: nothing may be changed now. */
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

  /** What this device knows; `id` 0: of the new one. */
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

  /** The page goes: what is written goes to the server, and stays here whatever becomes of that. */
  close(): void {
    if (this.isDirty) void this.save(true);
    this.isOpen = false;
    this.timer?.stop();
    this.stops.forEach((stop) => stop());
    this.stops = [];
  }

  /** As the server has it. */
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

  /** The server knows it no more: what is written is a new one. */
  restart(): void {
    if (this.kept) this.put({ ...this.kept, id: 0, submissionId: '', isDirty: true });
  }

  /** It is sent: nothing of it is kept any more. */
  forget(): void {
    this.timer?.stop();
    this.timer = undefined;
    this.kept = undefined;
    this.shelf.remove(this.owner, this.key);
  }

  /** Makes room for another new one; what the server has heard of stays under its own id. */
  setAside(): void {
    const { kept } = this;
    if (kept && kept.id > 0) this.shelf.set(this.owner, keyOf(this.kind, kept.id), kept);
    this.forget();
    this.key = keyOf(this.kind, 0);
    this.saving = 'nothing';
  }

  /** Its id, once the server has it as it stands now. */
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

  /** A number of its own, so that a second sending is no second work. */
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
    // Sent or set aside meanwhile: nothing of it is kept again.
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
    // What was refused is tried again with the next change alone.
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

  /** A draft with a file that is still on its way is saved again once that has an address: another device sees it then. */
  private awaitFiles(values: WorkValues): void {
    const ids = unsentOf(values);
    if (ids.length === 0) return;
    void this.files.settled(ids).then((areDone) => {
      if (areDone && this.isOpen && this.kept) this.change(resolved(this.kept.values, this.files));
    });
  }
}

/** Files with the addresses that they have by now. */
export const resolved = (values: WorkValues, files: Pick<Uploads, 'resolved'>): WorkValues => ({
  ...values,
  files: values.files.map((file) => files.resolved(file)),
  coverFile: values.coverFile && files.resolved(values.coverFile),
});
