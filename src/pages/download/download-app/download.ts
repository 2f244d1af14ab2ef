import { openStore } from '@/features/download/open-store';
import { isWeChatWeb } from '@/platform/helpers';
import type { App } from '@/stores/app';

type Needs = Pick<App, 'platform' | 'router' | 'feedback'>;

/** The store of the phone at hand, the PC page on anything else; WeChat opens no store and shows how first. */
export async function download(app: Needs, showGuide: () => void): Promise<void> {
  const { platform, router } = app;
  if (isWeChatWeb(platform) || platform.insideMiniProgram) return showGuide();
  return platform.os === 'other' ? router.go('downloadAppPc') : openStore(app, platform.os);
}
