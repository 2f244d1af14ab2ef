import { makeAutoObservable, runInAction } from 'mobx';
import type { ChosenFile } from '@/contract/bridge';
import { ok, type Result } from '@/contract/errors';
import { infoTexts } from '@/features/profile/personal-info/texts';
import type { Crop, Square } from '@/platform/types';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { App } from '@/stores/app/app';
import { toResult } from '@/stores/data/to-result';

type AvatarNeeds = Pick<App, 'feedback' | 'files' | 'platform'>;

/** The largest display size of an avatar, at three pixels per point. */
const AVATAR_SIDE = 640;
const WEB_ADDRESS = /^https?:\/\//i;
/** Addresses that a page can show, unlike an app's file paths. */
const SHOWABLE = /^(blob:|data:image\/|https?:|wxfile:)/i;

/** A new avatar: chosen, cropped to a square, uploaded. */
export class AvatarStore {
  status: 'idle' | 'choosing' | 'cutting' | 'uploading' | 'failed' = 'idle';
  /** The picture being cropped. */
  toCrop: ChosenFile | undefined = undefined;
  private square: ChosenFile | undefined = undefined;
  /** Number of the choice: a superseded upload is ignored. */
  private epoch = 0;

  /** `onChange` receives the picture's location: first on the device, then its URL. */
  constructor(
    private readonly app: AvatarNeeds,
    private readonly onChange: (path: string) => void,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Blocks saving the form. */
  get complaint(): string | undefined {
    if (this.status === 'uploading') return infoTexts.headImg.uploading;
    return this.status === 'failed' ? infoTexts.headImg.failed : undefined;
  }

  async choose(): Promise<void> {
    if (this.status === 'choosing' || this.status === 'cutting') return;
    const before = this.status;
    this.status = 'choosing';
    const chosen = await this.app.files.choose({ kind: 'image', count: 1 });
    runInAction(() => (this.status = before));
    const file = chosen.ok ? chosen.value[0] : undefined;
    if (!chosen.ok) this.complain(chosen);
    if (file) await this.take(file);
  }

  /** A square that WeChat's own window returned. */
  async takeSquare(path: string): Promise<void> {
    await this.upload({ path, name: path.split('/').pop() ?? '', size: 0 });
  }

  /** The chosen square. */
  async crop(square: Square): Promise<void> {
    const file = this.toCrop;
    if (!file) return;
    this.toCrop = undefined;
    await this.cut(file, { square, longestSide: AVATAR_SIDE });
  }

  cancelCrop(): void {
    this.toCrop = undefined;
  }

  async retry(): Promise<void> {
    if (this.status === 'failed' && this.square) await this.upload(this.square);
  }

  /** An address to display; '' if there is none. */
  shown(path: string): string {
    return SHOWABLE.test(path) ? path : '';
  }

  /** If the host crops itself, or the app does not expose the picture, no crop sheet is shown. */
  private async take(file: ChosenFile): Promise<void> {
    const { platform } = this.app;
    if (platform.host.cropsItself) {
      await this.cut(file, { square: null, longestSide: AVATAR_SIDE });
    } else this.toCrop = file;
  }

  private async cut(file: ChosenFile, crop: Crop): Promise<void> {
    const before = this.status;
    this.status = 'cutting';
    const cut = wholeWhereUncut(file, await toResult(() => this.app.platform.cropPicture(file, crop)));
    runInAction(() => (this.status = before));
    if (cut.ok) await this.upload(cut.value);
    else this.complain(cut);
  }

  private async upload(square: ChosenFile): Promise<void> {
    const epoch = ++this.epoch;
    this.square = square;
    this.status = 'uploading';
    this.onChange(square.path);
    const uploaded = await this.app.files.upload([square]);
    if (epoch !== this.epoch) return;
    const url = uploaded.ok ? (uploaded.value[0] ?? '') : '';
    const isThere = WEB_ADDRESS.test(url);
    runInAction(() => (this.status = isThere ? 'idle' : 'failed'));
    if (isThere) this.onChange(url);
    if (!uploaded.ok) this.complain(uploaded);
  }

  /** No message if the parent cancelled. */
  private complain(result: Result<unknown>): void {
    if (!result.ok && result.error.kind !== 'denied') toastFailure(this.app.feedback, result.error);
  }
}

/** If cropping is unsupported, use the whole picture: the avatar shows its centre. */
function wholeWhereUncut(file: ChosenFile, cut: Result<ChosenFile>): Result<ChosenFile> {
  return !cut.ok && cut.error.kind === 'unsupported' ? ok(file) : cut;
}
