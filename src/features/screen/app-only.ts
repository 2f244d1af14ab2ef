import { DownloadType } from '@/contract/download/values';
import type { RouteEntry } from '@/contract/route';
import { routes, type RouteName } from '@/contract/routes';
import type { Platform } from '@/platform/types';
import type { Router } from '@/services/router/types';

/** Whether a page is to be had in the app alone, and this is not it: rule stepup-5. */
export function needsApp({ os, host }: Pick<Platform, 'os' | 'host'>, name: RouteName): boolean {
  const { needsAppOnIos = false }: RouteEntry = routes[name];
  return needsAppOnIos && os === 'ios' && !host.opensHigherLevelOnIos;
}

/** Where the app is to be had, which shows the page. */
export const toDownload = (router: Router, how: 'go' | 'replace'): Promise<void> =>
  router[how]('downloadApp', { type: String(DownloadType.further) });
