import { skipsAuth } from '@/contract/shell';
import { stored } from '@/services/storage/values';
import type { App } from '@/stores/app';

/**
 * Whether the page was made for somebody who is not here any more: while it was hidden, or lay in the back-forward cache,
 * another tab logged out or somebody else in (rule account-90). The same parent's new token is the page's too.
 */
export function isOfAnother({ platform, router, session, storage }: App): boolean {
  // A native app says itself who is here.
  if (platform.host.keepsSession || skipsAuth(router.currentPath())) return false;
  const kept = storage.get(stored.session);
  const { token, userId } = session.user;
  if (token === (kept?.token ?? '')) return false;
  if (!kept?.token || !token || kept.userId !== userId) return true;
  session.setUser(kept);
  return false;
}
