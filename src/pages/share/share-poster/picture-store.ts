import { makeAutoObservable, runInAction } from 'mobx';
import { WeChatType } from '@/contract/bridge';
import type { Result } from '@/contract/errors';
import type { PosterContent } from '@/features/growth/poster/content';
import { posterPicture } from '@/features/growth/poster/picture';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { ShareInput } from '@/services/share/types';
import type { App } from '@/stores/app/app';
import { posterPageTexts as texts } from './texts';

/** A poster drawn on the device, and its actions. */
export class PosterPicture {
  /** A data URL. */
  picture: string | undefined = undefined;
  isFailed = false;
  isBusy = false;
  isLinking = false;

  constructor(
    private readonly app: App,
    /** It was saved or shared. */
    private readonly onPassedOn: () => Promise<void>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The apps can share an image; an outdated one offers the upgrade. Elsewhere it is saved. */
  get sharesPicture(): boolean {
    const { native, share } = this.app;
    return share.methods().includes('native') && native.support('shareImage') !== 'unsupported';
  }

  async draw(canvas: HTMLCanvasElement | null, content: PosterContent, input: ShareInput): Promise<void> {
    if (this.picture) return;
    this.isFailed = false;
    const prepared = await this.app.share.prepare(input);
    const drawn = prepared.ok ? await posterPicture(canvas, content, prepared.value.toURL) : prepared;
    runInAction(() => {
      this.picture = drawn.ok ? drawn.value : undefined;
      this.isFailed = !drawn.ok;
    });
  }

  async save(): Promise<void> {
    const imgBase = this.picture;
    const { feedback, native, platform } = this.app;
    if (!imgBase) return;
    const isSaved = await this.pass(native.call('saveImage', { imgBase }));
    if (isSaved && !platform.host.readsCodesByPress) feedback.toast(texts.saved, 'done');
  }

  async send(to: 'friend' | 'friendLine'): Promise<void> {
    const shareImgBase = this.picture;
    if (shareImgBase)
      await this.pass(this.app.share.shareImage({ shareImgBase, WeChatType: WeChatType[to] }));
  }

  link(isLinking: boolean): void {
    this.isLinking = isLinking;
  }

  private async pass(passing: Promise<Result<unknown>>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    const passed = await passing;
    runInAction(() => (this.isBusy = false));
    if (passed.ok) void this.onPassedOn();
    else if (passed.error.kind !== 'denied') toastFailure(this.app.feedback, passed.error);
    return passed.ok;
  }
}
