import { makeAutoObservable } from 'mobx';
import type { Shared } from '@/contract/growth/schema';
import { shareCalls } from '@/contract/share/calls';
import { SharedStore } from '@/features/growth/shared/shared-store';
import { sharePath } from '@/features/growth/sharing/kept';
import { sharingTexts } from '@/features/growth/sharing/texts';
import type { ShareInput } from '@/services/share/types';
import type { App } from '@/stores/app/app';
import { PosterPicture } from './picture-store';

/** The poster of a share, drawn on the device from what others can see. */
export class PosterStore {
  readonly share: SharedStore;
  readonly poster: PosterPicture;

  constructor(
    private readonly app: App,
    private readonly shareKey: string,
  ) {
    this.share = new SharedStore(app, shareKey);
    this.poster = new PosterPicture(app, () => this.passedOn());
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    await this.share.load();
  }

  inputOf({ of, shownName }: Shared): ShareInput {
    return {
      key: 'sharePoster',
      title: sharingTexts.shareTitle[of](shownName),
      desc: sharingTexts.shareText,
      toURL: sharePath(of, this.shareKey),
    };
  }

  /** Stars only for the parent's own share, once a day; without them no message. */
  async passedOn(): Promise<void> {
    const { ownId } = this.share;
    if (ownId === undefined) return;
    const { api, feedback } = this.app;
    const given = await api.call(shareCalls.getBeacoinByShareWechat, { id: String(ownId) });
    if (given.ok && given.value.isFirstToday && given.value.stars > 0)
      feedback.toast(sharingTexts.stars(given.value.stars));
  }
}
