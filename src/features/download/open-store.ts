import type { App } from '@/stores/app';
import { STORE_LINKS, type Store } from './store-links';
import { downloadTexts } from './texts';

/** Leaves for the app's page in a store. Store pages are nobody of ours: no token goes along. */
export async function openStore(
  { platform, feedback }: Pick<App, 'platform' | 'feedback'>,
  store: Store,
): Promise<void> {
  const opened = await platform.openExternal(STORE_LINKS[store]);
  if (!opened.ok) feedback.toast(downloadTexts.openFailed);
}
