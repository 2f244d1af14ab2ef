import type { App } from '@/stores/app/app';
import { appNames, downloadTexts as texts } from './texts';

/** Only WeChat opens mini programs: elsewhere the name is copied, for a search there. */
export async function toMiniProgram({
  platform,
  feedback,
}: Pick<App, 'platform' | 'feedback'>): Promise<void> {
  const copied = await platform.copyText(appNames.parent);
  feedback.toast((copied.ok ? texts.nameCopied : texts.nameNotCopied)(appNames.parent));
}
