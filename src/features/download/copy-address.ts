import { routes } from '@/contract/routes';
import type { App } from '@/stores/app/app';
import type { OfferedApp } from './store-links';
import { downloadTexts } from './texts';

const PAGES = { parent: routes.downloadApp, student: routes.downloadStudentApp } as const;

/** The download page's URL for a phone's browser; '' where the host has no URL. */
export const downloadAddress = (
  platform: App['platform'],
  app: OfferedApp = 'parent',
  query = '',
): string => {
  const place = platform.location();
  return place ? `${place.origin}${PAGES[app].path}${query}` : '';
};

export async function copyAddress(
  { platform, feedback }: Pick<App, 'platform' | 'feedback'>,
  address: string,
): Promise<void> {
  const copied = await platform.copyText(address);
  feedback.toast(copied.ok ? downloadTexts.copied : downloadTexts.copyFailed);
}
