import { makeAutoObservable, runInAction } from 'mobx';
import type { ChosenFile } from '@/contract/bridge';
import { FEEDBACK_MAX_PICTURES } from '@/contract/help/values';
import { errorText } from '@/services/error-text';
import type { Files } from '@/services/files/types';
import type { Feedback } from '@/services/feedback/types';

interface PicturesNeeds {
  readonly files: Files;
  readonly feedback: Pick<Feedback, 'toast'>;
}

/** A picture being uploaded. */
export interface PictureItem {
  readonly id: number;
  readonly file: ChosenFile;
  readonly status: 'uploading' | 'done' | 'failed';
  /** URL, once uploaded. */
  readonly url: string;
}

const WEB_ADDRESS = /^https?:\/\//i;
/** Addresses that a page can show, unlike an app's file paths. */
const SHOWABLE = /^(blob:|data:image\/|https?:)/i;

/** Each picture is uploaded separately when chosen, so that a failure does not block the others. */
export class PicturesStore {
  items: readonly PictureItem[] = [];
  /** The host's chooser is open. */
  isChoosing = false;
  private lastId = 0;

  constructor(private readonly needs: PicturesNeeds) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get room(): number {
    return FEEDBACK_MAX_PICTURES - this.items.length;
  }

  get isUploading(): boolean {
    return this.items.some(({ status }) => status === 'uploading');
  }

  get hasFailed(): boolean {
    return this.items.some(({ status }) => status === 'failed');
  }

  get urls(): string[] {
    return this.items.map(({ url }) => url);
  }

  async add(): Promise<void> {
    if (this.isChoosing || this.room <= 0) return;
    this.isChoosing = true;
    const chosen = await this.needs.files.choose({ kind: 'image', count: this.room });
    runInAction(() => (this.isChoosing = false));
    // No message if the parent cancelled.
    if (!chosen.ok)
      return chosen.error.kind === 'denied' ? undefined : this.complain(errorText(chosen.error));
    await Promise.all(chosen.value.slice(0, this.room).map((file) => this.upload(this.take(file))));
  }

  async retry(id: number): Promise<void> {
    const item = this.find(id);
    if (item?.status === 'failed') await this.upload(item);
  }

  /** An upload under way continues, but its result is ignored. */
  remove(id: number): void {
    this.items = this.items.filter((item) => item.id !== id);
  }

  clear(): void {
    this.items = [];
  }

  private take(file: ChosenFile): PictureItem {
    this.lastId += 1;
    const item = { id: this.lastId, file, status: 'uploading', url: '' } as const;
    this.items = [...this.items, item];
    return item;
  }

  private async upload({ id, file }: PictureItem): Promise<void> {
    this.change(id, { status: 'uploading', url: '' });
    const uploaded = await this.needs.files.upload([file]);
    const url = uploaded.ok ? (uploaded.value[0] ?? '') : '';
    this.change(id, WEB_ADDRESS.test(url) ? { status: 'done', url } : { status: 'failed', url: '' });
    if (!uploaded.ok && this.find(id)) this.complain(errorText(uploaded.error));
  }

  private change(id: number, now: Pick<PictureItem, 'status' | 'url'>): void {
    this.items = this.items.map((item) => (item.id === id ? { ...item, ...now } : item));
  }

  private complain(text: string): void {
    this.needs.feedback.toast(text);
  }

  private find(id: number): PictureItem | undefined {
    return this.items.find((item) => item.id === id);
  }
}

/** An address to display; undefined if there is none yet. */
export function previewOf({ file, url }: Pick<PictureItem, 'file' | 'url'>): string | undefined {
  return SHOWABLE.test(file.path) ? file.path : url || undefined;
}
