import { withAppType } from '@/services/router/app-type';
import type { App } from '@/stores/app/app';
import { storeLinkOf, type OfferedApp, type Store } from './store-links';
import { openFailed } from './texts';

/** Opens the app's store page. Stores are third parties: no token is sent along. */
export async function openStore(
  { config, platform, feedback }: Pick<App, 'config' | 'platform' | 'feedback'>,
  store: Store,
  app: OfferedApp = 'parent',
): Promise<void> {
  const opened = await platform.openExternal(withAppType(platform, storeLinkOf({ config }, app, store)));
  if (!opened.ok) feedback.toast(openFailed(app));
}
