/** Where files are, each by its key. storage-s3.ts is the real one, storage-demo.ts keeps them in the database. */

export interface StoredFile {
  readonly body: Buffer;
  readonly contentType: string;
}

/** Bytes from a place to another one, both included; or the last so many. */
export type AskedPart = { readonly from: number; readonly to: number } | { readonly last: number };

export interface StoredPart extends Omit<StoredFile, 'body'> {
  /** As much of what was asked for as there is; null when there is nothing at that place. */
  readonly body: Buffer | null;
  readonly from: number;
  /** Of the whole. */
  readonly size: number;
  /** Another one when the file was replaced. */
  readonly version: string;
}

export interface StorageProvider {
  /** Replaces what was there. */
  put(key: string, file: StoredFile): Promise<void>;
  /**
   * Like `put`, of a file that nobody has in memory. None of it is seen before all of it is there; what ends in the middle, with the
   * error of `pieces` or its own, leaves nothing. Returns how many bytes it took.
   */
  putPieces(key: string, contentType: string, pieces: AsyncIterable<Uint8Array>): Promise<number>;
  get(key: string): Promise<StoredFile | null>;
  /** Reads that part alone. */
  getPart(key: string, part: AskedPart): Promise<StoredPart | null>;
  /** Where a device finds the file itself, for so long; null where it has to come from us. */
  addressOf(key: string, seconds: number): Promise<string | null>;
  /** Nothing happens when there is none. */
  remove(key: string): Promise<void>;
}
