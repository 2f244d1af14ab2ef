import { makeAutoObservable } from 'mobx';
import type { AnswerFile } from '@/contract/questions/question.schema';
import type { PictureChange } from '@/platform/device-files';
import type { Timer } from '@/services/clock';
import type { App } from '@/stores/app/app';
import { FileAdder } from '../answers/adder';
import { uploads } from '../uploads';
import { deviceLoader } from '../uploads/device';
import { isUnchanged } from './crop-box';
import { photoTexts as texts } from './texts';

/** Undo period of a removal. */
const UNDO_MS = 8000;

interface Removed {
  readonly file: AnswerFile;
  readonly index: number;
}

/** State of an answer's photos. The answer owns the list; this reads it and reports a new one. */
export interface PhotosOfAnswer {
  readonly pictures: readonly AnswerFile[];
  readonly most: number;
  onPictures(pictures: AnswerFile[]): void;
}

export class PhotosStore {
  readonly adder: FileAdder;
  removed: Removed | undefined;
  /** The photo in view; '' for none. */
  openId = '';
  isEditing = false;
  isSaving = false;
  private timer: Timer | undefined;

  constructor(
    private readonly app: App,
    private readonly answer: () => PhotosOfAnswer,
  ) {
    this.adder = new FileAdder(app, 'picture');
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async add(isTaken: boolean): Promise<void> {
    const { most, pictures } = this.answer();
    if (pictures.length >= most) return;
    const added = await this.adder.add({ count: most - pictures.length, isTaken });
    if (added.length > 0) this.put([...this.answer().pictures, ...added]);
  }

  move(from: number, to: number): void {
    const pictures = [...this.answer().pictures];
    const [moved] = pictures.splice(from, 1);
    if (!moved || to < 0 || to > pictures.length || from === to) return;
    pictures.splice(to, 0, moved);
    this.put(pictures);
  }

  /** Deferred, so that it can be undone. */
  remove(id: string): void {
    const { pictures } = this.answer();
    const index = pictures.findIndex((file) => file.id === id);
    const file = pictures[index];
    if (!file) return;
    this.forgetRemoved();
    this.removed = { file, index };
    this.timer = this.app.scheduler.after(UNDO_MS, () => this.forgetRemoved());
    this.close();
    this.put(pictures.filter((other) => other.id !== id));
  }

  undo(): void {
    const { removed } = this;
    if (!removed) return;
    this.timer?.stop();
    this.removed = undefined;
    const pictures = [...this.answer().pictures];
    pictures.splice(Math.min(removed.index, pictures.length), 0, removed.file);
    this.put(pictures.slice(0, this.answer().most));
  }

  /** The undo period is over. */
  forgetRemoved(): void {
    this.timer?.stop();
    if (this.removed) this.app.get(uploads).cancel(this.removed.file.id);
    this.removed = undefined;
  }

  open(id: string): void {
    this.openId = id;
    this.isEditing = false;
  }

  close(): void {
    this.openId = '';
    this.isEditing = false;
  }

  edit(isEditing: boolean): void {
    this.isEditing = isEditing;
  }

  async save(id: string, change: PictureChange): Promise<void> {
    if (isUnchanged(change) || this.isSaving) return this.edit(false);
    this.isSaving = true;
    const file = await this.changed(id, change);
    this.isSaving = false;
    if (!file) return;
    const pictures = this.answer().pictures.map((other) => (other.id === id ? file : other));
    this.app.get(uploads).cancel(id);
    this.put(pictures);
    this.open(file.id);
  }

  /** undefined: failed, with a message. */
  private async changed(id: string, change: PictureChange): Promise<AnswerFile | undefined> {
    const before = this.answer().pictures.find((file) => file.id === id);
    const all = this.app.get(uploads);
    const [bytes, device] = [await all.bytesOf(id), await this.app.get(deviceLoader).loaded];
    const made = bytes && device ? await device.change(bytes, change) : null;
    if (made) return all.add('picture', made, { name: before?.name ?? '' });
    this.app.feedback.toast(bytes ? texts.unreadable : texts.missing);
    return undefined;
  }

  private put(pictures: readonly AnswerFile[]): void {
    this.answer().onPictures([...pictures]);
  }
}

const COLUMNS = 3;

interface TileBox {
  readonly offsetWidth: number;
  readonly offsetHeight: number;
}

/** Target index of a dropped tile, in a grid of three columns. */
export function dropPlace(
  from: number,
  of: number,
  { dx, dy }: { readonly dx: number; readonly dy: number },
  { offsetWidth, offsetHeight }: TileBox,
): number {
  const column = (from % COLUMNS) + Math.round(dx / Math.max(1, offsetWidth));
  const row = Math.floor(from / COLUMNS) + Math.round(dy / Math.max(1, offsetHeight));
  const within = Math.min(Math.max(column, 0), COLUMNS - 1);
  return Math.min(Math.max(row * COLUMNS + within, 0), of - 1);
}
