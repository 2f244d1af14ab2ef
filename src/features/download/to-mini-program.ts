import type { App } from '@/stores/app';
import { appNames, downloadTexts as texts } from './texts';

/** No page outside of WeChat opens a mini program: its name is copied, to be searched for there. */
export async function toMiniProgram({
  platform,
  feedback,
}: Pick<App, 'platform' | 'feedback'>): Promise<void> {
  const copied = await platform.copyText(appNames.parent);
  feedback.toast((copied.ok ? texts.nameCopied : texts.nameNotCopied)(appNames.parent));
}
