import { SUGGEST_MIN_ANDROID_VERSION } from '@/contract/host';
import { compareVersions } from '@/contract/helpers';
import { isAndroidApp } from '@/platform/helpers';
import type { App } from '@/stores/app';

/**
 * /feedback in Android apps below 1.1.21, otherwise the operator's external ticket page (rule help-5).
 * Where the operator has none, /feedback serves everybody.
 */
export function openSuggestions({ platform, config, router }: Pick<App, 'platform' | 'config' | 'router'>) {
  const { appVersion } = platform.environment;
  const isOld = isAndroidApp(platform) && compareVersions(appVersion, SUGGEST_MIN_ANDROID_VERSION) < 0;
  return isOld || !config.ticketUrl ? router.go('feedback') : router.openExternal(config.ticketUrl);
}
