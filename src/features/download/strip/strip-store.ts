import { makeAutoObservable, runInAction } from 'mobx';
import { downloadCalls } from '@/contract/download/calls';
import type { StoredValue } from '@/services/storage/app-storage';
import type { App } from '@/stores/app/app';
import { isToBeHad } from '../store-links';

type Needs = Pick<App, 'api' | 'config' | 'platform' | 'session' | 'storage'>;

type Remembered = 'wanted' | 'dismissed';

/** State of the last start; 'dismissed' is set once the strip was shown, and permanent. */
const remembered: StoredValue<Remembered> = {
  name: 'downloadStrip',
  version: 1,
  isValid: (value): value is Remembered => value === 'wanted' || value === 'dismissed',
};

/** Whether the strip offers the app (rule download-5). The flag is requested only outside the native apps, until the strip was shown. */
export class StripStore {
  isWanted: boolean;

  constructor(private readonly app: Needs) {
    this.isWanted = this.isPossible && app.storage.get(remembered) === 'wanted';
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    const { api, session, storage } = this.app;
    if (!this.isPossible) return;
    const { userId } = session.user;
    const answer = await api.call(downloadCalls.getAppFlag, userId ? { userId } : {});
    // On an error, or if shown meanwhile, keep the state.
    if (!answer.ok || !this.isPossible) return;
    runInAction(() => (this.isWanted = answer.value.isDisplay));
    if (this.isWanted) storage.set(remembered, 'wanted');
    else storage.remove(remembered);
  }

  /** Not again on this device; the current page keeps it until it is left. */
  shown(): void {
    this.app.storage.set(remembered, 'dismissed');
    this.isWanted = false;
  }

  /** Not in the native apps, not in the mini program, which cannot open stores, and not for phones without the app. */
  private get isPossible(): boolean {
    const { config, platform, storage } = this.app;
    const isOffered = platform.host.offersApp && isToBeHad({ config, platform });
    return isOffered && storage.get(remembered) !== 'dismissed';
  }
}

export const stripStore = (app: App): StripStore => new StripStore(app);
