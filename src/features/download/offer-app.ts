import type { DownloadType } from '@/contract/download/values';
import type { ConfirmOptions } from '@/services/feedback/types';
import type { App } from '@/stores/app';
import { isToBeHad } from './store-links';

/**
 * For what is to be had in the app alone: asks, and leads to where the app is. Inside an app that does not answer nothing is
 * asked: that way says to open it anew (`reopensApp`); nor where the phone cannot have it, which the download page says.
 */
export async function offerApp(
  { config, feedback, platform, router }: Pick<App, 'config' | 'feedback' | 'platform' | 'router'>,
  question: ConfirmOptions,
  type: DownloadType,
): Promise<void> {
  if (platform.host.reopensApp || !isToBeHad({ config, platform }) || (await feedback.confirm(question)))
    await router.go('downloadApp', { type: String(type) });
}
