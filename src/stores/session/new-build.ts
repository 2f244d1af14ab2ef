import { systemClock } from '@/services/clock';
import { refreshCache } from '@/services/helpers/cache-refresh';
import type { App } from '../app/app';

/** Apart from the texts of the start, which every visit loads. */
const NEW_BUILD = {
  tooOld: '当前版本太旧，更新后才能登录',
  restart: '现在更新',
  later: '稍后',
  notYet: '新版本还没有下载好，请稍后再试；仍不行请删除小程序后重新打开',
} as const;

/** The next step from a build that is too old: a browser reloads the page, WeChat starts the version that it has downloaded. */
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
