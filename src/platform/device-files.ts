/** Files that a parent adds to answers: picked, changed, kept over a restart, and sent in parts. */
import type { AppError, Result } from '@/contract/errors';

/** Of a picture that ends before its end. */
export const CUT_OFF = 'cut off';

/** What is known of a file without its bytes. */
export interface FileFacts {
  readonly id: string;
  /** The parent's user id. */
  readonly owner: number;
  readonly kind: 'picture' | 'film' | 'sound';
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly seconds: number;
  /** Milliseconds. */
  readonly keptAt: number;
  /** Where its parts go; '' until the server named one. */
  readonly place: string;
  /** '' until it is with the server. */
  readonly url: string;
}

/** Each rejects where the host keeps nothing (private mode) or no more (quota). */
export interface FileShelf {
  all(): Promise<readonly FileFacts[]>;
  facts(id: string): Promise<FileFacts | undefined>;
  bytes(id: string): Promise<Blob | undefined>;
  keep(facts: FileFacts, bytes: Blob | null): Promise<void>;
  /** What is known of it anew; nothing where it is not kept any more. */
  note(facts: FileFacts): Promise<void>;
  forgetBytes(id: string): Promise<void>;
  forget(id: string): Promise<void>;
}

export interface PartsToSend {
  readonly bytes: Blob;
  readonly name: string;
  /** Where to begin anew. */
  readonly endpoint: string;
  /** Where it was begun; '' for nowhere. */
  readonly place: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly partBytes: number;
  /** Where to go on after a cut. */
  onPlace(place: string): void;
  onProgress(sent: number): void;
  /** So much is with the server, whatever comes. */
  onArrived(bytes: number): void;
}

export interface SendingParts {
  /** The file's address. Never rejects; never settles once it was stopped. */
  readonly end: Promise<Result<string, AppError>>;
  /** What was sent stays, to go on from. */
  stop(): void;
}

export interface PartSender {
  send(parts: PartsToSend): SendingParts;
  /** The server may throw away what was sent to this place. */
  drop(place: string, headers: Readonly<Record<string, string>>): void;
}

export interface Picking {
  readonly kind: 'picture' | 'film' | 'sound';
  readonly isMany: boolean;
  /** With the camera or the microphone, where the device asks. */
  readonly isTaken: boolean;
}

/** Of the picture as it lies after its turns: parts of its width and height, 0 to 1. */
export interface PictureCut {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface PictureChange {
  /** By 90° to the right. */
  readonly turns: 0 | 1 | 2 | 3;
  readonly cut: PictureCut;
}

export interface DeviceFiles {
  readonly shelf: FileShelf;
  readonly sender: PartSender;
  /** Soon after a tap: browsers open their chooser for nothing else. null: cancelled. */
  pick(picking: Picking): Promise<readonly File[] | null>;
  /** Upright, as JPEG; null: no picture that this host reads. */
  upright(picture: Blob): Promise<Blob | typeof CUT_OFF | null>;
  /** null: as above. */
  change(picture: Blob, change: PictureChange): Promise<Blob | null>;
  /** An address for the page to show it with, until it is given back. */
  lend(bytes: Blob): string;
  giveBack(address: string): void;
}
