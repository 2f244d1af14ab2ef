import { systemClock } from '@/services/clock';
import { refreshCache } from '@/services/helpers/cache-refresh';
import type { App } from '../app/app';
import { NEW_BUILD } from './new-build-texts';

/** The way on from a build that is too old: a browser loads the page anew, WeChat starts the version that it has downloaded. */
export async function offerNewBuild({
  feedback,
  platform,
}: Pick<App, 'feedback' | 'platform'>): Promise<void> {
  const { later, notYet, restart, tooOld } = NEW_BUILD;
  const isWanted = await feedback.confirm({ content: tooOld, confirmText: restart, cancelText: later });
  if (!isWanted) return;
  if (platform.startNewVersion) {
    if (!platform.startNewVersion()) feedback.toast(notYet);
  } else if (!refreshCache(platform, systemClock)) platform.reload();
}
