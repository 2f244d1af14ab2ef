import type { AppError, Result } from '@/contract/errors';
import { filesCalls } from '@/contract/files/calls';
import {
  MAX_FILM_BYTES,
  MAX_PICTURE_BYTES,
  MAX_SOUND_BYTES,
  UPLOAD_PART_BYTES,
  UPLOAD_PARTS_PATH,
} from '@/contract/files/values';
import type { DeviceFiles } from '@/platform/device-files';
import { httpRequest } from '@/services/api/request';
import type { Timer } from '@/services/clock';
import { stored } from '@/services/storage/values';
import type { App } from '@/stores/app/app';
import type { OwnUpload } from './own-upload';
import type { KeptFiles } from './shelf';
import { UPLOADS } from './texts';
import { troubleOf } from './trouble';

interface PartsTarget {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** More would only share the bandwidth. */
const AT_ONCE = 2;
const SECOND_MS = 1000;
/** Back-off; grows while no bytes arrive. */
const PAUSES_MS = [1, 2, 5, 10, 20, 40, 60].map((seconds) => seconds * SECOND_MS);
/** Without progress for this long, the request is aborted: the network may have changed. */
const SILENCE_MS = 30 * SECOND_MS;
const MOST_BYTES = { picture: MAX_PICTURE_BYTES, film: MAX_FILM_BYTES, sound: MAX_SOUND_BYTES } as const;

interface QueueParts {
  readonly app: App;
  readonly loaded: Promise<DeviceFiles | null>;
  readonly kept: KeptFiles;
  /** Files of the current user, oldest first. */
  mine(): readonly OwnUpload[];
  /** Cancelled in another tab. */
  onCancelled(file: OwnUpload): void;
}

/** An upload under way, from reading its bytes on. */
interface Attempt {
  stop(): void;
}

/** Upload queue: two at a time, with retries until done or refused. */
export class SendQueue {
  private readonly attempts = new Map<string, Attempt>();
  private readonly rests = new Map<string, Timer>();
  private readonly tries = new Map<string, number>();
  private isOnline = true;

  constructor(private readonly parts: QueueParts) {
    const { platform } = parts.app;
    platform.onNetworkChange((isOnline) => this.setOnline(isOnline));
    // A woken phone may not have fired network events.
    platform.onVisibilityChange((isVisible) => isVisible && this.hurry());
  }

  pump(): void {
    if (!this.parts.app.session.isLoggedIn || !this.isOnline) return;
    for (const file of this.parts.mine()) {
      if (this.attempts.size >= AT_ONCE) return;
      if (!file.isOver && !this.attempts.has(file.id) && !this.rests.has(file.id)) this.begin(file);
    }
  }

  /** Skips the back-off. */
  hurry(): void {
    this.rests.forEach((timer) => timer.stop());
    this.rests.clear();
    this.pump();
  }

  /** The user changed: nothing may be sent as another user. */
  changeOwner(): void {
    [...this.attempts.keys()].forEach((id) => this.leave(id));
    this.tries.clear();
    this.hurry();
  }

  /** Removes it from the queue. */
  leave(id: string): void {
    this.attempts.get(id)?.stop();
    this.attempts.delete(id);
    this.rests.get(id)?.stop();
    this.rests.delete(id);
    this.tries.delete(id);
  }

  private setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
    const open = this.parts.mine().filter(({ isOver }) => !isOver);
    if (!isOnline) open.forEach(({ id }) => this.leave(id));
    open.forEach((file) => file.enter(isOnline ? 'waiting' : 'paused'));
    if (isOnline) this.hurry();
  }

  private begin(file: OwnUpload): void {
    let isStopped = false;
    let stop = (): void => undefined;
    const attempt: Attempt = {
      stop: () => {
        isStopped = true;
        stop();
      },
    };
    this.attempts.set(file.id, attempt);
    if (file.total > MOST_BYTES[file.kind]) {
      this.refuse(file, UPLOADS.tooLarge[file.kind]);
      return;
    }
    void this.prepared(file).then((ready) => {
      if (isStopped) return;
      if (!ready) this.finish(file);
      else stop = this.send(file, ready.bytes, ready.device);
    });
  }

  /** null: nothing to send, and the file's state says why. */
  private async prepared(file: OwnUpload): Promise<{ bytes: Blob; device: DeviceFiles } | null> {
    const { kept, loaded, onCancelled } = this.parts;
    const device = await loaded;
    const facts = await kept.fresh(file.facts);
    if (facts === null) {
      onCancelled(file);
      return null;
    }
    file.facts = facts;
    if (facts.url !== '') {
      file.arrived(facts.url);
      return null;
    }
    const bytes = await kept.bytes(file.id);
    if (device && bytes) return { device, bytes };
    file.enter('failed', device ? UPLOADS.lost : UPLOADS.impossible);
    return null;
  }

  private send(file: OwnUpload, bytes: Blob, { sender }: DeviceFiles): () => void {
    const { app, kept } = this.parts;
    const { token } = app.session;
    let silence: Timer | undefined;
    const sending = sender.send({
      ...partsTarget(app),
      bytes,
      name: file.facts.name,
      place: file.facts.place,
      partBytes: UPLOAD_PART_BYTES,
      onPlace: (place) => {
        if (place === file.facts.place) return;
        file.moved(place);
        void kept.note(file.facts);
      },
      onProgress: (sent) => {
        file.progressed(sent);
        listen();
      },
      onArrived: () => void this.tries.delete(file.id),
    });
    const stop = (): void => {
      silence?.stop();
      sending.stop();
    };
    const listen = (): void => {
      silence?.stop();
      silence = app.scheduler.after(SILENCE_MS, () => {
        if (!this.attempts.has(file.id)) return;
        stop();
        this.ended(file, token, { ok: false, error: { kind: 'timeout' } });
      });
    };
    file.enter('sending');
    listen();
    const mine = this.attempts.get(file.id);
    void sending.end.then((end) => {
      silence?.stop();
      if (this.attempts.get(file.id) === mine) this.ended(file, token, end);
    });
    return stop;
  }

  private ended(file: OwnUpload, token: string, end: Result<string, AppError>): void {
    if (end.ok) {
      file.arrived(end.value);
      void this.parts.kept.sent(file.facts);
      this.finish(file);
      return;
    }
    const trouble = troubleOf(end.error, file.kind);
    if (trouble.is === 'refused') {
      this.refuse(file, trouble.words);
      return;
    }
    if (trouble.is === 'restart') this.forgetPlace(file);
    this.rest(file, trouble.is);
    if (trouble.is === 'login') void this.parts.app.sessionPolicy.forced(token);
  }

  private rest(file: OwnUpload, why: 'offline' | 'login' | 'again' | 'restart'): void {
    const tries = this.tries.get(file.id) ?? 0;
    const pause = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? SECOND_MS;
    this.tries.set(file.id, tries + 1);
    file.enter(why === 'offline' ? 'paused' : 'waiting', why === 'again' ? UPLOADS.busy : '');
    this.rests.set(
      file.id,
      this.parts.app.scheduler.after(pause, () => {
        this.rests.delete(file.id);
        this.pump();
      }),
    );
    this.attempts.delete(file.id);
    this.pump();
  }

  private refuse(file: OwnUpload, words: string): void {
    file.enter('failed', words);
    this.forgetPlace(file);
    this.finish(file);
  }

  private forgetPlace(file: OwnUpload): void {
    file.moved('');
    file.progressed(0);
    void this.parts.kept.note(file.facts);
  }

  private finish(file: OwnUpload): void {
    this.attempts.delete(file.id);
    this.tries.delete(file.id);
    this.pump();
  }
}

/** Same URL and headers as the API client's upload of whole files. */
export function partsTarget({ platform, config, session, storage }: App): PartsTarget {
  const source = {
    platform,
    caller: () => session.user,
    deviceId: () => storage.get(stored.deviceId) ?? '',
  };
  const { path } = filesCalls.uploadFile;
  const { url, headers } = httpRequest(filesCalls.uploadFile, undefined, {}, config, source);
  return { endpoint: `${url.slice(0, url.length - path.length)}${UPLOAD_PARTS_PATH}`, headers };
}
