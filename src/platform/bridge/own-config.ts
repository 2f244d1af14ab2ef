import { NetworkType } from '@/contract/host';
import type { AppOwnConfig } from '@/contract/bridge';
import type { Abilities } from '../abilities';
import type { Platform } from '../types';

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
