import type { App } from '@/stores/app/app';
import { appNames, downloadTexts as texts } from './texts';
import { copyText } from '@/services/feedback/copy-text';

/** Only WeChat opens mini programs: elsewhere the name is copied, for a search there. */
export async function toMiniProgram({
  platform,
  feedback,
}: Pick<App, 'platform' | 'feedback'>): Promise<void> {
  const name = appNames.parent;
  const words = { copied: texts.nameCopied(name), copyFailed: texts.nameNotCopied(name) };
  await copyText({ platform, feedback }, name, words);
}
