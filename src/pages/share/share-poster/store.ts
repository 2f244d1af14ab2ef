import { runInAction } from 'mobx';
import type { Result } from '@/contract/errors';
import type { Shared } from '@/contract/growth/schema';
import { shareLaterCalls } from '@/contract/share/later-calls';
import { posterOf } from '@/features/growth/poster/content';
import { posterPicture } from '@/features/growth/poster/picture';
import { SharedStore } from '@/features/growth/shared/shared-store';
import { sharePath } from '@/features/growth/sharing/share-path';
import { sharingTexts } from '@/features/growth/sharing/texts';
import { passPicture } from '@/features/share/pass';
import { errorText } from '@/services/error-text';
import { observed } from '@/services/observed';
import type { ShareInput } from '@/services/share/types';
import type { App } from '@/stores/app';
import { posterPageTexts as texts } from './texts';

/** The poster of a share: what others see of it, drawn on the device. */
export class PosterStore {
  readonly share: SharedStore;
  /** A data URL. */
  picture: string | undefined = undefined;
  isFailed = false;
  isBusy = false;
  isLinking = false;

  constructor(
    private readonly app: App,
    private readonly shareKey: string,
  ) {
    this.share = new SharedStore(app, shareKey);
    observed(this);
  }

  /** In the apps a picture can be passed on; one that is too old offers the newer one. Elsewhere it is saved. */
  get sharesPicture(): boolean {
    const { native, share } = this.app;
    return share.ways().includes('native') && native.support('shareImage') !== 'unsupported';
  }

  get input(): ShareInput | undefined {
    const shared = this.share.shared.value;
    return (
      shared && {
        key: 'sharePoster',
        title: sharingTexts.shareTitle[shared.of](shared.shownName),
        desc: sharingTexts.shareText,
        toURL: sharePath(shared.of, this.shareKey),
      }
    );
  }

  async load(): Promise<void> {
    await this.share.load();
  }

  async draw(canvas: HTMLCanvasElement | null, shared: Shared): Promise<void> {
    const { input } = this;
    if (this.picture || !input) return;
    runInAction(() => (this.isFailed = false));
    const prepared = await this.app.share.prepare(input);
    const drawn = prepared.ok
      ? await posterPicture(canvas, posterOf(shared), prepared.value.toURL)
      : prepared;
    runInAction(() => {
      this.picture = drawn.ok ? drawn.value : undefined;
      this.isFailed = !drawn.ok;
    });
  }

  async save(): Promise<void> {
    const imgBase = this.picture;
    const { feedback, native, platform } = this.app;
    if (!imgBase) return;
    const isSaved = await this.once(() => this.told(native.call('saveImage', { imgBase })));
    if (isSaved && !platform.host.readsCodesByPress) feedback.toast(texts.saved);
  }

  async send(to: 'friend' | 'friendLine'): Promise<void> {
    const { picture } = this;
    if (picture) await this.once(() => passPicture(this.app, picture, to));
  }

  link(isLinking: boolean): void {
    this.isLinking = isLinking;
  }

  /** Stars come for the parent's own share alone, once a day; without them nothing is said. */
  async passedOn(): Promise<void> {
    const { ownId } = this.share;
    if (ownId === undefined) return;
    const { api, feedback } = this.app;
    const given = await api.call(shareLaterCalls.getBeacoinByShareWechat, { id: String(ownId) });
    if (given.ok && given.value.isFirstToday && given.value.stars > 0)
      feedback.toast(sharingTexts.stars(given.value.stars));
  }

  private async once(pass: () => Promise<boolean>): Promise<boolean> {
    if (this.isBusy) return false;
    runInAction(() => (this.isBusy = true));
    const isPassed = await pass();
    runInAction(() => (this.isBusy = false));
    if (isPassed) void this.passedOn();
    return isPassed;
  }

  private async told(saving: Promise<Result<unknown>>): Promise<boolean> {
    const saved = await saving;
    if (!saved.ok && saved.error.kind !== 'denied') this.app.feedback.toast(errorText(saved.error));
    return saved.ok;
  }
}
