import type { Platform } from '@/platform/types';
import { withoutQuery, withQuery } from './paths';

/** What opens through the app says which one it is: rule links-11. A parameter of the link's own gives way. */
export function withAppType({ host }: Pick<Platform, 'host'>, url: string): string {
  const { clientType } = host;
  return clientType ? withQuery(withoutQuery(url, ['appType']), { appType: clientType }) : url;
}
