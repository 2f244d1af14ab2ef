import { makeAutoObservable } from 'mobx';
import { growthCalls } from '@/contract/growth/calls';
import type { Share } from '@/contract/growth/schema';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { sharingTexts } from './texts';

const texts = sharingTexts.list;

/** Active shares and their revocation. */
export class SharedListStore {
  readonly shares = new Loadable<readonly Share[]>();
  revoking: number | undefined = undefined;

  constructor(private readonly app: Pick<App, 'api' | 'feedback'>) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    await this.shares.load(() => this.app.api.call(growthCalls.listShares, {}));
  }

  /** Returns whether it was revoked. */
  async revoke(id: number): Promise<boolean> {
    const { api, feedback } = this.app;
    if (this.revoking !== undefined) return false;
    if (!(await feedback.confirm({ ...texts.ask, danger: true }))) return false;
    this.setRevoking(id);
    const answer = await api.call(growthCalls.revokeShare, { id });
    this.setRevoking(undefined);
    feedback.toast(answer.ok ? texts.revoked : texts.failed(errorText(answer.error)));
    if (!answer.ok) return false;
    const { value } = this.shares;
    if (value) this.shares.set(value.filter((share) => share.id !== id));
    return true;
  }

  setRevoking(id: number | undefined): void {
    this.revoking = id;
  }
}
