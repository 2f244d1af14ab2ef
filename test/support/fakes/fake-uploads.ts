import type { AnswerFile } from '@/contract/questions/question.schema';
import type { Upload, Uploads } from '@/features/files/uploads/types';

/** Fake uploads: pending until the test completes them. */
export class FakeUploads implements Uploads {
  readonly isReady = true;
  private readonly files = new Map<string, Upload>();
  private waiting: { readonly ids: readonly string[]; readonly resolve: (areDone: boolean) => void }[] = [];

  /** Adds a file of this device. */
  has(id: string, change: Partial<Upload> = {}): this {
    const file = {
      id,
      kind: 'picture',
      state: 'sending',
      sent: 0,
      total: 1,
      url: '',
      words: '',
      preview: '',
    };
    this.files.set(id, { ...file, ...change } as Upload);
    return this;
  }

  /** The upload is complete. */
  arrive(id: string, url = `https://files.example/${id}`): void {
    this.has(id, { state: 'done', url });
    this.settle();
  }

  /** The server refused the file. */
  refuse(id: string, words = '文件太大了'): void {
    this.has(id, { state: 'failed', words });
    this.settle();
  }

  async add(): Promise<AnswerFile> {
    this.has('new');
    return { id: 'new', url: '', name: 'new.jpg', bytes: 1, seconds: 0 };
  }

  addUploaded(_kind: unknown, url: string, about: { name: string; bytes: number }): AnswerFile {
    return { id: 'new', url, seconds: 0, ...about };
  }

  bytesOf(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  find = (id: string): Upload | undefined => this.files.get(id);
  retry = (id: string): void => void this.has(id);
  cancel = (id: string): void => void this.files.delete(id);
  resolved = (file: AnswerFile): AnswerFile => ({ ...file, url: this.files.get(file.id)?.url || file.url });

  settled(ids: readonly string[]): Promise<boolean> {
    return new Promise((resolve) => {
      this.waiting.push({ ids, resolve });
      this.settle();
    });
  }

  private settle(): void {
    const states = (ids: readonly string[]) => ids.map((id) => this.files.get(id)?.state ?? 'failed');
    this.waiting = this.waiting.filter(({ ids, resolve }) => {
      if (states(ids).includes('failed')) resolve(false);
      else if (states(ids).every((state) => state === 'done')) resolve(true);
      else return true;
      return false;
    });
  }
}
