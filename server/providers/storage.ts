export interface StoredFile {
  readonly body: Buffer;
  readonly contentType: string;
}

export interface StorageProvider {
  put(key: string, file: StoredFile): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
}
