import { makeAutoObservable } from 'mobx';
import { SHARE_KEY_LENGTH, GROWTH_CODE } from '@/contract/growth/values';
import { growthCalls } from '@/contract/growth/calls';
import type { Shared } from '@/contract/growth/schema';
import { isRefusal } from '@/contract/errors';
import { KeptShares } from '@/features/growth/sharing/kept';
import { SharedListStore } from '@/features/growth/sharing/shared-list-store';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

const KEY = new RegExp(`^[\\w-]{${SHARE_KEY_LENGTH}}$`);

/** Content of a share key. Anonymous: no token is sent. */
export class SharedStore {
  readonly shared = new Loadable<Shared>();
  private readonly revoking: SharedListStore;

  constructor(
    private readonly app: App,
    /** From the URL, unvalidated. */
    readonly shareKey: string,
  ) {
    this.revoking = new SharedListStore(app);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Id of the share, when it was made by this parent on this device. */
  get ownId(): number | undefined {
    return this.app.session.isLoggedIn ? new KeptShares(this.app).idOf(this.shareKey) : undefined;
  }

  get isEnded(): boolean {
    return this.isRefusedAs(GROWTH_CODE.shareEnded);
  }

  get isRevoked(): boolean {
    return this.isRefusedAs(GROWTH_CODE.shareRevoked);
  }

  get isRevoking(): boolean {
    return this.revoking.revoking !== undefined;
  }

  async load(): Promise<void> {
    const key = KEY.test(this.shareKey) ? this.shareKey : undefined;
    const isOwn = this.ownId === undefined ? {} : { isOwn: 1 as const };
    await this.shared.find(key, (shareKey) =>
      this.app.api.call(growthCalls.getShared, { shareKey, ...isOwn }, { token: '' }),
    );
  }

  async revoke(): Promise<void> {
    const { ownId } = this;
    if (ownId === undefined || !(await this.revoking.revoke(ownId))) return;
    this.shared.reset();
    await this.load();
  }

  private isRefusedAs(code: string): boolean {
    const { error } = this.shared;
    return error !== undefined && isRefusal(error, code);
  }
}
