import type { StartMiniProgramParams } from '@/contract/bridge';
import { MiniProgramEdition } from '@/contract/links/values';
import type { ClickTarget } from './types';

const EDITIONS: readonly unknown[] = Object.values(MiniProgramEdition);

/** What a target asks to be started; undefined when it does not say which. WeChat takes paths without a slash in front. */
export function miniProgramParams({
  xcxId = '',
  xcxUrl = '',
  miniprogramType,
}: ClickTarget): StartMiniProgramParams | undefined {
  const username = xcxId.trim();
  if (!username) return undefined;
  const type = EDITIONS.includes(miniprogramType) ? miniprogramType : undefined;
  return { username, path: xcxUrl.trim().replace(/^\/+/, ''), type: type ?? MiniProgramEdition.release };
}
