import type { NativeCallsParts } from './types';
import { STORE_LINKS } from './store-links';

/** Texts of the upgrade dialog in an outdated app (not shown in the specification, assumed). */
export const UPGRADE = {
  title: '请升级应用',
  content: '当前版本暂不支持该功能，升级到最新版本后即可使用',
  confirmText: '去升级',
  cancelText: '暂不升级',
} as const;

/** Asks the parent, then opens the store if the app can, otherwise the download page. */
export async function offerUpgrade({ platform, feedback, router }: NativeCallsParts): Promise<void> {
  if (!(await feedback.confirm(UPGRADE))) return;
  const { abilities } = platform;
  const opened =
    abilities.support('toAppStore') === 'supported' &&
    (await abilities.call('toAppStore', { url: STORE_LINKS.ios })).ok;
  if (!opened) await router.go('downloadApp');
}
