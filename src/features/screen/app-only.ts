import { DownloadType } from '@/contract/download/values';
import type { RouteEntry } from '@/contract/route';
import { routes, type RouteName } from '@/contract/routes';
import type { Platform } from '@/platform/types';
import type { Router } from '@/services/router/types';

/** Whether the page is available only in the app, and this host is not the app: rule stepup-5. */
export function needsApp({ os, host }: Pick<Platform, 'os' | 'host'>, name: RouteName): boolean {
  const { needsAppOnIos = false }: RouteEntry = routes[name];
  return needsAppOnIos && os === 'ios' && !host.opensHigherLevelOnIos;
}

/** To the download page of the app, which can show the page. */
export const toDownload = (router: Router, how: 'go' | 'replace'): Promise<void> =>
  router[how]('downloadApp', { type: String(DownloadType.further) });
