import { CACHE_REFRESH_PARAM } from '@/contract/shell';
import type { Platform } from '@/platform/types';
import type { Clock } from '../clock';

type Page = Pick<Platform, 'host' | 'location' | 'replaceAddress' | 'reload'>;

/**
 * Starts the page anew past every cache, once: its address gets the time as `t` (rule shell-9). False when it did
 * not: `t` is there already, a native app keeps the page itself, or there is no page, as in the mini program.
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
