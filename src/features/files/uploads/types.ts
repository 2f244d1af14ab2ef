/** Uploads of a child's answers: stored on the device until sent, in resumable parts. */
import type { AnswerFile } from '@/contract/questions/question.schema';

export type UploadKind = 'picture' | 'film' | 'sound';

/** paused: offline, resumes by itself. failed: refused, see `words`; `retry` starts again. */
export type UploadState = 'waiting' | 'sending' | 'paused' | 'done' | 'failed';

/** One file; observable. */
export interface Upload {
  readonly id: string;
  readonly kind: UploadKind;
  readonly state: UploadState;
  /** Bytes. */
  readonly sent: number;
  readonly total: number;
  /** '' until done. */
  readonly url: string;
  /** Error; '' for none. */
  readonly words: string;
  /** Source for a preview; '' when this device has no copy. */
  readonly preview: string;
}

/** All uploads of this user on this device; a part of the app (`app.get(uploads)`). Never rejects. */
export interface Uploads {
  /** Whether stored uploads are loaded. */
  readonly isReady: boolean;
  /** Stores the bytes, starts the upload and returns the file as an answer holds it. */
  add(
    kind: UploadKind,
    bytes: Blob,
    about: { readonly name: string; readonly seconds?: number },
  ): Promise<AnswerFile>;
  /** For a file that the native app has already uploaded. */
  addUploaded(
    kind: UploadKind,
    url: string,
    about: { readonly name: string; readonly bytes: number },
  ): AnswerFile;
  /** undefined: unknown on this device. */
  find(id: string): Upload | undefined;
  /** For editing a picture; undefined when this device has no copy. */
  bytesOf(id: string): Promise<Blob | undefined>;
  retry(id: string): void;
  /** Aborts it and deletes its bytes. */
  cancel(id: string): void;
  /** The file with its URL once known: a draft from before a reload holds ''. */
  resolved(file: AnswerFile): AnswerFile;
  /**
   * Resolves to true when all are done, false when one failed, was cancelled or is not on this device. Waits while offline. Pass only
   * ids of files without a URL.
   */
  settled(ids: readonly string[]): Promise<boolean>;
}
