import { makeAutoObservable } from 'mobx';
import { helpCalls } from '@/contract/help/calls';
import type { ResponseOf } from '@/contract/define';
import { recordId } from '@/services/helpers/record-id';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { tutorTexts } from '@/pages/help/texts';
import { copyText } from '@/services/feedback/copy-text';
import { toastFailure } from '@/services/feedback/toast-failure';

export type Tutor = ResponseOf<(typeof helpCalls)['getTutor']>;

type Needs = Pick<App, 'api' | 'feedback' | 'native' | 'platform' | 'student'>;

export class TutorStore {
  readonly tutor = new Loadable<Tutor>();
  /** 0: the child has none. */
  crUid = 0;

  constructor(
    private readonly needs: Needs,
    /** Raw value from the address. */
    private readonly named: string,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isNone(): boolean {
    return this.tutor.status === 'ready' && this.crUid === 0;
  }

  async load(): Promise<void> {
    const isNamed = this.named !== '' && this.named !== '0';
    await this.tutor.find(isNamed ? recordId(this.named) : 0, (crUid) => this.find(crUid));
  }

  /** Without one in the address (0) the child's own is loaded; the server checks permission. */
  private async find(named: number) {
    const { api, student } = this.needs;
    this.crUid = named;
    if (named === 0) {
      const info = await student.loadPrivate();
      if (!info.ok) return info;
      this.crUid = info.value.crUid;
    }
    if (this.crUid === 0) return { ok: true, value: NOBODY } as const;
    return api.call(helpCalls.getTutor, { crUid: this.crUid });
  }

  async copyId(weChatId: string): Promise<void> {
    await copyText(this.needs, weChatId, { copied: tutorTexts.copied });
  }

  async saveCode(url: string): Promise<void> {
    const { native, feedback } = this.needs;
    const saved = await native.call('savePhotoToAlbum', { url });
    if (saved.ok) feedback.toast(tutorTexts.saved, 'done');
    else if (saved.error.kind !== 'denied') toastFailure(feedback, saved.error);
  }
}

const NOBODY: Tutor = {
  crUid: 0,
  name: '',
  title: '',
  headImg: '',
  weChatId: '',
  weChatQrCode: '',
  workingHours: [],
  helpsWith: [],
};
