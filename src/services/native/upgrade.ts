import type { NativeCallsParts } from './types';
import { STORE_LINKS } from './store-links';
import { UPGRADE } from './texts';

/** Asks the parent, then opens the store if the app can, otherwise the download page. */
export async function offerUpgrade({ platform, feedback, router }: NativeCallsParts): Promise<void> {
  if (!(await feedback.confirm(UPGRADE))) return;
  const { abilities } = platform;
  const opened =
    abilities.support('toAppStore') === 'supported' &&
    (await abilities.call('toAppStore', { url: STORE_LINKS.ios })).ok;
  if (!opened) await router.go('downloadApp');
}
