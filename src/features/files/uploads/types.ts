/** Files of a child's answers: kept on the device until they are with the server, sent in parts, gone on with after a cut. */
import type { AnswerFile } from '@/contract/questions/question.schema';

export type UploadKind = 'picture' | 'film' | 'sound';

/** paused: no network, goes on by itself. failed: refused, `words` say why; `retry` asks again. */
export type UploadState = 'waiting' | 'sending' | 'paused' | 'done' | 'failed';

/** One file; observable. */
export interface Upload {
  readonly id: string;
  readonly kind: UploadKind;
  readonly state: UploadState;
  /** Bytes. */
  readonly sent: number;
  readonly total: number;
  /** '' until it is done. */
  readonly url: string;
  /** Why it failed; '' for nothing. */
  readonly words: string;
  /** What this device shows it with; '' on a device that does not have it. */
  readonly preview: string;
}

/** All files of this parent on this device; a part of the app (`app.part(uploads)`). Never rejects. */
export interface Uploads {
  /** Whether what was kept before a restart is known by now. */
  readonly isReady: boolean;
  /** Keeps the bytes over a restart, begins to send, and tells the file as an answer holds it. */
  add(
    kind: UploadKind,
    bytes: Blob,
    about: { readonly name: string; readonly seconds?: number },
  ): Promise<AnswerFile>;
  /** Of a file that the app itself uploaded (native chooser): it is there already. */
  addUploaded(
    kind: UploadKind,
    url: string,
    about: { readonly name: string; readonly bytes: number },
  ): AnswerFile;
  /** undefined: this device knows nothing of it. */
  find(id: string): Upload | undefined;
  /** To change a picture; undefined where this device does not have it any more. */
  bytesOf(id: string): Promise<Blob | undefined>;
  retry(id: string): void;
  /** Stops it and forgets its bytes. */
  cancel(id: string): void;
  /** The file with its address, once it has one: a draft of before a restart holds ''. */
  resolved(file: AnswerFile): AnswerFile;
  /**
   * When all of these are done (true), or one of them failed, was cancelled or is not on this device (false). Waits through
   * times without a network. Ask of those without an address alone.
   */
  settled(ids: readonly string[]): Promise<boolean>;
}
