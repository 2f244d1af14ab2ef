import { makeAutoObservable } from 'mobx';
import type { TeachAidDetail } from '@/contract/materials/schema';
import type { Result } from '@/contract/errors';
import { askForAid } from '@/features/materials/teach-aid/ask';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

/** The link to the aid's page, prepared for the QR code and copying. */
export class TeachAidQrcodeStore {
  readonly aid = new Loadable<TeachAidDetail>();

  constructor(
    private readonly app: Pick<App, 'api' | 'share'>,
    private readonly aidId: number | undefined,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    await this.aid.find(this.aidId, (aidId) => this.prepared(aidId));
  }

  /** Only for an existing aid. */
  private async prepared(aidId: number): Promise<Result<TeachAidDetail>> {
    const aid = await askForAid(this.app, aidId);
    if (!aid.ok) return aid;
    const { courseName, title } = aid.value;
    const toURL = `/teachAid/detail?id=${aidId}`;
    const share = await this.app.share.prepare({ key: 'teachAidQrcode', title, desc: courseName, toURL });
    return share.ok ? aid : share;
  }
}
