import type { DownloadType } from '@/contract/download/values';
import type { ConfirmOptions } from '@/services/feedback/types';
import type { App } from '@/stores/app/app';
import { isToBeHad } from './store-links';

/**
 * Offers the app for an app-only function: confirms, then opens the download page. No confirmation inside an app that needs to be
 * reopened (`reopensApp`), nor where the phone cannot install it: the download page says so.
 */
export async function offerApp(
  { config, feedback, platform, router }: Pick<App, 'config' | 'feedback' | 'platform' | 'router'>,
  question: ConfirmOptions,
  type: DownloadType,
): Promise<void> {
  if (platform.host.reopensApp || !isToBeHad({ config, platform }) || (await feedback.confirm(question)))
    await router.go('downloadApp', { type: String(type) });
}
