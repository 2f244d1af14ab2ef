import type { Platform } from '@/platform/types';
import { withoutQuery, withQuery } from './paths';

/** Links opened through the app carry its type: rule links-11. Replaces the link's own parameter. */
export function withAppType({ host }: Pick<Platform, 'host'>, url: string): string {
  const { clientType } = host;
  return clientType ? withQuery(withoutQuery(url, ['appType']), { appType: clientType }) : url;
}
