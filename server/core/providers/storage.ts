/** File storage by key. storage-s3.ts is the real one; storage-demo.ts uses the database. */

export interface StoredFile {
  readonly body: Buffer;
  readonly contentType: string;
}

/** A byte range with both ends inclusive, or the last n bytes. */
export type AskedPart = { readonly from: number; readonly to: number } | { readonly last: number };

export interface StoredPart extends Omit<StoredFile, 'body'> {
  /** The available bytes of the range; null if the range is outside the file. */
  readonly body: Buffer | null;
  readonly from: number;
  /** Size of the whole file. */
  readonly size: number;
  /** Changes when the file is replaced. */
  readonly version: string;
}

export interface StorageProvider {
  /** Replaces an existing file. */
  put(key: string, file: StoredFile): Promise<void>;
  /**
   * Like `put`, for a stream. Atomic: nothing is visible before all of it is stored, and an error (of `pieces` or of the storage)
   * leaves nothing. Returns the number of bytes.
   */
  putPieces(key: string, contentType: string, pieces: AsyncIterable<Uint8Array>): Promise<number>;
  get(key: string): Promise<StoredFile | null>;
  /** Reads only that range. */
  getPart(key: string, part: AskedPart): Promise<StoredPart | null>;
  /** A URL for direct download, valid for `seconds`; null if the file must be served by this backend. */
  addressOf(key: string, seconds: number): Promise<string | null>;
  /** No error if there is none. */
  remove(key: string): Promise<void>;
}
