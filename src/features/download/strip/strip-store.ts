import { makeAutoObservable, runInAction } from 'mobx';
import { downloadCalls } from '@/contract/download/calls';
import type { StoredValue } from '@/services/storage/app-storage';
import type { App } from '@/stores/app';
import { isToBeHad } from '../store-links';

type Needs = Pick<App, 'api' | 'config' | 'platform' | 'session' | 'storage'>;

type Remembered = 'wanted' | 'dismissed';

/** What the last start ended with; 'dismissed' is a first-time flag, turned off once the strip has shown, and stays. */
const remembered: StoredValue<Remembered> = {
  name: 'downloadStrip',
  version: 1,
  isValid: (value): value is Remembered => value === 'wanted' || value === 'dismissed',
};

/**
 * Whether the strip of the top bar offers the app (rule download-5). The flag is asked for outside of the native apps only,
 * and until the strip has shown.
 */
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
    // Nobody answered: as it was. Shown meanwhile: shown.
    if (!answer.ok || !this.isPossible) return;
    runInAction(() => (this.isWanted = answer.value.isDisplay));
    if (this.isWanted) storage.set(remembered, 'wanted');
    else storage.remove(remembered);
  }

  /** Not again on this device: a page that shows it keeps it until it is left. */
  shown(): void {
    this.app.storage.set(remembered, 'dismissed');
    this.isWanted = false;
  }

  /** In the apps there is nothing to download, the mini program cannot lead to a store, and a phone may have none with it. */
  private get isPossible(): boolean {
    const { config, platform, storage } = this.app;
    const isOffered = platform.host.offersApp && isToBeHad({ config, platform });
    return isOffered && storage.get(remembered) !== 'dismissed';
  }
}

export const stripStore = (app: App): StripStore => new StripStore(app);
