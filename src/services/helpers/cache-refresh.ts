import { CACHE_REFRESH_PARAM } from '@/contract/shell';
import type { Platform } from '@/platform/types';
import type { Clock } from '../clock';

type Page = Pick<Platform, 'host' | 'location' | 'replaceAddress' | 'reload'>;

/**
 * Reloads the page once, bypassing every cache, by adding the time as `t` to its address (rule shell-9). Returns false if it did not: `t`
 * is already there, a native app caches the page, or there is no page, as in the mini program.
 */
export function refreshCache(platform: Page, clock: Clock): boolean {
  const place = platform.location();
  if (platform.host.cachesPages || !place) return false;
  const address = new URL(place.href);
  if (address.searchParams.has(CACHE_REFRESH_PARAM)) return false;
  address.searchParams.set(CACHE_REFRESH_PARAM, String(clock.now()));
  platform.replaceAddress(address.href);
  platform.reload();
  return true;
}
