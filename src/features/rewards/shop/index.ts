import { ConfigTypeCode } from '@/contract/configuration/values';
import { DownloadType } from '@/contract/download/values';
import { linkOf, readConfig } from '@/features/configuration/read-config';
import { offerApp } from '@/features/download/offer-app';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { App } from '@/stores/app/app';

const shopTexts = {
  appOnly: { content: '商城需要在豌豆家长端中打开，是否前往下载？', confirmText: '去下载' },
  closed: '商城暂未开放',
} as const;

type Needs = Pick<App, 'api' | 'config' | 'feedback' | 'platform' | 'router'>;

/** The shop is an external link of the operator; browsers are offered the app instead: rule orders-12. */
export async function openShop(app: Needs): Promise<void> {
  const { api, feedback, platform, router } = app;
  if (platform.host.shop === 'inApp') return offerApp(app, shopTexts.appOnly, DownloadType.shop);
  const answer = await readConfig(api, ConfigTypeCode.integralMall);
  if (!answer.ok) return toastFailure(feedback, answer.error);
  const url = linkOf(answer.value);
  return url ? router.openExternal(url) : feedback.toast(shopTexts.closed);
}
