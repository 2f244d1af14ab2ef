import { routes } from '@/contract/routes';
import type { App } from '@/stores/app/app';
import type { OfferedApp } from './store-links';
import { downloadTexts } from './texts';
import { copyText } from '@/services/feedback/copy-text';

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

export const copyAddress = (app: Pick<App, 'platform' | 'feedback'>, address: string): Promise<void> =>
  copyText(app, address, downloadTexts);
