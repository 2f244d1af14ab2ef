/** Files that a parent adds to answers: picked, edited, stored across restarts, and uploaded in parts. */
import type { AppError, Result } from '@/contract/errors';

/** Reason for a truncated image. */
export const CUT_OFF = 'cut off';

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
  /** Upload URL; '' until the server has assigned one. */
  readonly place: string;
  /** Final URL; '' until uploaded. */
  readonly url: string;
}

/** Rejects where the host stores nothing (private mode) or has no room left (quota). */
export interface FileShelf {
  all(): Promise<readonly FileFacts[]>;
  facts(id: string): Promise<FileFacts | undefined>;
  bytes(id: string): Promise<Blob | undefined>;
  keep(facts: FileFacts, bytes: Blob | null): Promise<void>;
  /** Updates the metadata; a no-op if the file is no longer stored. */
  note(facts: FileFacts): Promise<void>;
  forgetBytes(id: string): Promise<void>;
  forget(id: string): Promise<void>;
}

export interface PartsToSend {
  readonly bytes: Blob;
  readonly name: string;
  /** Where to start a new upload. */
  readonly endpoint: string;
  /** Upload URL to resume; '' to start a new upload. */
  readonly place: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly partBytes: number;
  /** Reports the upload URL, to resume from after an interruption. */
  onPlace(place: string): void;
  onProgress(sent: number): void;
  /** Bytes confirmed by the server. */
  onArrived(bytes: number): void;
}

export interface SendingParts {
  /** The file's URL. Never rejects; never settles after stop(). */
  readonly end: Promise<Result<string, AppError>>;
  /** Uploaded parts stay, to resume later. */
  stop(): void;
}

export interface PartSender {
  send(parts: PartsToSend): SendingParts;
  /** Asks the server to discard the upload. */
  drop(place: string, headers: Readonly<Record<string, string>>): void;
}

export interface Picking {
  readonly kind: 'picture' | 'film' | 'sound';
  readonly isMany: boolean;
  /** Captured with the camera or the microphone, where the device offers it. */
  readonly isTaken: boolean;
}

/** Of the picture after rotation: fractions of its width and height, 0 to 1. */
export interface PictureCut {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface PictureChange {
  /** Clockwise, in steps of 90°. */
  readonly turns: 0 | 1 | 2 | 3;
  readonly cut: PictureCut;
}

export interface DeviceFiles {
  readonly shelf: FileShelf;
  readonly sender: PartSender;
  /** Call soon after a tap: browsers open their chooser only then. null: cancelled. */
  pick(picking: Picking): Promise<readonly File[] | null>;
  /** Rotated upright, as JPEG; null: not an image that this host reads. */
  upright(picture: Blob): Promise<Blob | typeof CUT_OFF | null>;
  /** null: as above. */
  change(picture: Blob, change: PictureChange): Promise<Blob | null>;
  /** An object URL, valid until released. */
  lend(bytes: Blob): string;
  giveBack(address: string): void;
}
