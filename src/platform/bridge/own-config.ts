import { NetworkType } from '@/contract/host';
import type { AppOwnConfig } from '@/contract/bridge';
import type { Abilities } from '../abilities';
import type { Platform } from '../types';

type Page = Pick<Platform, 'networkType' | 'onNetworkChange'>;

/** What the app says of itself beyond its version: asked at the start, and again when the network is back. Nobody waits for it. */
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
