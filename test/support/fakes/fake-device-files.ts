import { fail, ok, type AppError, type Result } from '@/contract/errors';
import {
  CUT_OFF,
  type DeviceFiles,
  type FileFacts,
  type FileShelf,
  type Picking,
  type PictureChange,
  type PartSender,
  type PartsToSend,
} from '@/platform/device-files';

/** Files that survive a restart: pass the same shelf to the next app. */
export class FakeShelf implements FileShelf {
  readonly kept = new Map<string, FileFacts>();
  readonly blobs = new Map<string, Blob>();
  /** Storage is blocked (private mode) or full. */
  isForbidden = false;

  all = () => this.answer(() => [...this.kept.values()]);
  facts = (id: string) => this.answer(() => this.kept.get(id));
  bytes = (id: string) => this.answer(() => this.blobs.get(id));
  keep = (facts: FileFacts, bytes: Blob | null) =>
    this.answer(() => {
      this.kept.set(facts.id, facts);
      if (bytes) this.blobs.set(facts.id, bytes);
    });
  note = (facts: FileFacts) =>
    this.answer(() => void (this.kept.has(facts.id) && this.kept.set(facts.id, facts)));
  forgetBytes = (id: string) => this.answer(() => void this.blobs.delete(id));
  forget = (id: string) =>
    this.answer(() => {
      this.kept.delete(id);
      this.blobs.delete(id);
    });

  private answer<T>(act: () => T): Promise<T> {
    return this.isForbidden ? Promise.reject(new Error('QuotaExceededError')) : Promise.resolve(act());
  }
}

interface Sending extends PartsToSend {
  settle(end: Result<string, AppError>): void;
  isStopped: boolean;
}

/** Server side of a resumable upload, controlled part by part. */
export class FakeParts implements PartSender {
  /** Created uploads with their received bytes. */
  readonly places = new Map<string, number>();
  readonly dropped: string[] = [];
  readonly headers: Readonly<Record<string, string>>[] = [];
  private readonly all: Sending[] = [];
  private made = 0;

  /** Unfinished uploads, oldest first. */
  get open(): readonly Sending[] {
    return this.all.filter(({ isStopped }) => !isStopped);
  }

  get names(): readonly string[] {
    return this.open.map(({ name }) => name);
  }

  send(parts: PartsToSend) {
    let settle: Sending['settle'] = () => undefined;
    const end = new Promise<Result<string>>((resolve) => (settle = resolve));
    const sending: Sending = { ...parts, isStopped: false, settle };
    this.all.push(sending);
    this.headers.push(parts.headers);
    return { end, stop: () => void (sending.isStopped = true) };
  }

  drop(place: string): void {
    this.dropped.push(place);
  }

  /** Receives the next part of a file; the last one completes it. */
  async part(name: string): Promise<void> {
    const sending = this.find(name);
    let { place } = sending;
    if (!this.places.has(place)) {
      this.made += 1;
      place = `https://app.example/v1/file/parts/${this.made}`;
      Object.assign(sending, { place });
      sending.onPlace(place);
    }
    const arrived = Math.min(sending.bytes.size, (this.places.get(place) ?? 0) + sending.partBytes);
    this.places.set(place, arrived);
    sending.onProgress(arrived);
    sending.onArrived(arrived);
    if (arrived === sending.bytes.size)
      this.end(sending, ok(`https://files.example/${place.split('/').pop()}`));
    await settled();
  }

  async whole(name: string): Promise<void> {
    while (this.names.includes(name)) await this.part(name);
  }

  async fails(name: string, error: AppError): Promise<void> {
    this.end(this.find(name), fail(error));
    await settled();
  }

  private find(name: string): Sending {
    const sending = this.open.find((other) => other.name === name);
    if (!sending) throw new Error(`${name} is not being sent`);
    return sending;
  }

  private end(sending: Sending, end: Result<string, AppError>): void {
    sending.isStopped = true;
    sending.settle(end);
  }
}

/** Flushes pending promises. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 30; round += 1) await Promise.resolve();
}

export class FakeDeviceFiles implements DeviceFiles {
  readonly lentOut = new Set<string>();
  readonly changes: PictureChange[] = [];
  readonly pickings: Picking[] = [];
  /** The parent's next choice; null: cancelled. */
  picks: readonly File[] | null = null;
  isUnreadable = false;
  isCutOff = false;
  private lent = 0;

  constructor(
    readonly shelf: FakeShelf = new FakeShelf(),
    readonly sender: FakeParts = new FakeParts(),
  ) {}

  pick = (picking: Picking) => {
    this.pickings.push(picking);
    return Promise.resolve(this.picks);
  };
  upright = (picture: Blob): ReturnType<DeviceFiles['upright']> => {
    if (this.isCutOff) return Promise.resolve(CUT_OFF);
    return Promise.resolve(this.isUnreadable ? null : picture);
  };
  change = (picture: Blob, change: PictureChange) => {
    this.changes.push(change);
    return Promise.resolve(this.isUnreadable ? null : picture.slice());
  };
  lend = () => {
    this.lent += 1;
    const address = `blob:app/${this.lent}`;
    this.lentOut.add(address);
    return address;
  };
  giveBack = (address: string) => void this.lentOut.delete(address);
}

/** A blob of this size, filled with zeros. */
export const blobOf = (bytes: number, type = 'image/jpeg'): Blob =>
  new Blob([new Uint8Array(bytes)], { type });
