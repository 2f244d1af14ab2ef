import { makeAutoObservable, reaction, when } from 'mobx';
import type { AnswerFile } from '@/contract/questions/question.schema';
import type { FileFacts } from '@/platform/device-files';
import { randomHex } from '@/services/device-id';
import type { App } from '@/stores/app/app';
import { deviceLoader, type DeviceLoader } from './device';
import { OwnUpload } from './own-upload';
import { SendQueue, partsTarget } from './send-queue';
import { KeptFiles } from './shelf';
import { UPLOADS } from './texts';
import type { Upload, UploadKind, Uploads } from './types';

const MOST_NAME = 128;

/** Holds the uploads of every user of this device; each sees and sends only their own. */
export class UploadStore implements Uploads {
  isReady = false;
  private files: ReadonlyMap<string, OwnUpload> = new Map();
  private readonly device: DeviceLoader;
  private readonly kept: KeptFiles;
  private readonly queue: SendQueue;
  private made = 0;

  constructor(private readonly app: App) {
    this.device = app.get(deviceLoader);
    const { loaded } = this.device;
    this.kept = new KeptFiles({ loaded, serverClock: app.serverClock });
    const onCancelled = (file: OwnUpload): void => this.remove(file);
    this.queue = new SendQueue({ app, loaded, kept: this.kept, mine: () => this.mine, onCancelled });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    reaction(
      () => [app.session.user.userId, app.session.token],
      () => this.changeOwner(),
    );
    void this.load();
  }

  async add(
    kind: UploadKind,
    bytes: Blob,
    about: { readonly name: string; readonly seconds?: number },
  ): Promise<AnswerFile> {
    const { userId: owner } = this.app.session.user;
    const id = (await randomHex(this.app.platform)) || this.nextId();
    const file = new OwnUpload({
      ...{ id, owner, kind, place: '', url: '', size: bytes.size },
      name: about.name.slice(-MOST_NAME),
      seconds: about.seconds ?? 0,
      keptAt: this.app.serverClock.now(),
    });
    file.lent = this.device.now?.lend(bytes) ?? '';
    const keeping = this.kept.keep(file.facts, bytes);
    this.put(file);
    if (!(await keeping)) this.app.feedback.toast(UPLOADS.notKept);
    this.queue.pump();
    return asAnswered(file.facts);
  }

  addUploaded(
    kind: UploadKind,
    url: string,
    about: { readonly name: string; readonly bytes: number },
  ): AnswerFile {
    const { userId: owner } = this.app.session.user;
    const facts: FileFacts = {
      ...{ id: this.nextId(), owner, kind, url, place: '', seconds: 0 },
      name: about.name.slice(-MOST_NAME),
      size: about.bytes,
      keptAt: this.app.serverClock.now(),
    };
    this.put(new OwnUpload(facts));
    void this.kept.keep(facts, null);
    return asAnswered(facts);
  }

  find(id: string): Upload | undefined {
    return this.own(id);
  }

  bytesOf(id: string): Promise<Blob | undefined> {
    return this.own(id) ? this.kept.bytes(id) : Promise.resolve(undefined);
  }

  retry(id: string): void {
    const file = this.own(id);
    if (file?.state === 'failed') file.enter('waiting');
    this.queue.hurry();
  }

  cancel(id: string): void {
    const file = this.own(id);
    if (!file) return;
    const { place } = file.facts;
    if (place) this.device.now?.sender.drop(place, partsTarget(this.app).headers);
    this.remove(file);
    void this.kept.forget(id);
    this.queue.pump();
  }

  resolved(file: AnswerFile): AnswerFile {
    const url = file.url || this.own(file.id)?.url;
    return url ? { ...file, url } : file;
  }

  async settled(ids: readonly string[]): Promise<boolean> {
    await when(() => this.isReady);
    const files = ids.map((id) => this.own(id));
    const isDone = (): boolean => files.every((file) => file?.state === 'done');
    await when(() => isDone() || files.some((file) => !file || file.state === 'failed'));
    return isDone();
  }

  /** Oldest first. */
  private get mine(): readonly OwnUpload[] {
    const { userId } = this.app.session.user;
    return [...this.files.values()].filter(({ facts }) => facts.owner === userId);
  }

  private own(id: string): OwnUpload | undefined {
    const file = this.files.get(id);
    return file?.facts.owner === this.app.session.user.userId ? file : undefined;
  }

  private async load(): Promise<void> {
    const kept = await this.kept.all();
    const before = [...kept].sort((one, other) => one.keptAt - other.keptAt);
    const known = before.filter(({ id }) => !this.files.has(id)).map((facts) => new OwnUpload(facts));
    this.start(known);
  }

  private start(known: readonly OwnUpload[]): void {
    this.files = new Map([...known, ...this.files.values()].map((file) => [file.id, file]));
    this.isReady = true;
    void this.show();
    this.queue.pump();
  }

  /** Previews from local bytes while not uploaded. */
  private async show(): Promise<void> {
    const device = await this.device.loaded;
    for (const file of this.mine) {
      if (file.preview || !device) continue;
      const bytes = await this.kept.bytes(file.id);
      if (bytes && !file.lent && this.own(file.id)) file.lent = device.lend(bytes);
    }
  }

  private changeOwner(): void {
    for (const file of this.files.values()) if (!this.own(file.id)) this.hide(file);
    this.kept.leave((id) => !this.own(id) && this.files.get(id)?.state === 'done');
    this.queue.changeOwner();
    void this.show();
  }

  private hide(file: OwnUpload): void {
    if (file.lent) this.device.now?.giveBack(file.lent);
    file.lent = '';
  }

  private put(file: OwnUpload): void {
    this.files = new Map([...this.files, [file.id, file]]);
  }

  private remove(file: OwnUpload): void {
    this.queue.leave(file.id);
    this.hide(file);
    // Resolves `settled`.
    file.enter('failed');
    this.files = new Map([...this.files].filter(([id]) => id !== file.id));
  }

  private nextId(): string {
    this.made += 1;
    return `${this.app.serverClock.now().toString(36)}-${this.made}`;
  }
}

const asAnswered = ({ id, url, name, size, seconds }: FileFacts): AnswerFile => ({
  id,
  url,
  name,
  bytes: size,
  seconds,
});
