/** What an app knows better than the page in it: whether it is seen, its network and its environment. */
import { NetworkType } from '@/contract/host';
import type { AppOwnConfig } from '@/contract/bridge';
import type { Abilities } from '../abilities';
import type { Platform } from '../types';

type Watch = Platform['onVisibilityChange'];

/**
 * Visibility of the page inside an app: some web views do not change the page's visibility when another screen of the app covers them. The
 * latest source wins; duplicates are dropped.
 */
export const visibilityInApp =
  (watchPage: Watch, abilities: Pick<Abilities, 'on'>): Watch =>
  (listener) => {
    let isVisible = true;
    const report = (isVisibleNow: boolean): void => {
      if (isVisible === isVisibleNow) return;
      isVisible = isVisibleNow;
      listener(isVisible);
    };
    const stops = [
      watchPage(report),
      abilities.on('OnResume', () => report(true)),
      abilities.on('OnPause', () => report(false)),
    ];
    return () => stops.forEach((stop) => stop());
  };

type Page = Pick<Platform, 'networkType' | 'onNetworkChange'>;

/** The app's own network type and environment: requested at the start and when back online. Not awaited. */
export function ownConfig(
  abilities: Pick<Abilities, 'call'>,
  page: Page,
): Required<Pick<Platform, 'networkType' | 'appEnvironment'>> {
  let config: AppOwnConfig = {};
  const ask = async (): Promise<void> => {
    const reply = await abilities.call('getAppConfig', {});
    if (reply.ok) config = reply.value;
  };
  void ask();
  page.onNetworkChange((isOnline) => {
    if (isOnline) void ask();
  });
  return {
    appEnvironment: () => config.environment,
    networkType: () => {
      const seen = page.networkType();
      return seen === NetworkType.unknown ? (config.network ?? seen) : seen;
    },
  };
}
