import { skipsAuth } from '@/contract/shell';
import { stored } from '@/services/storage/values';
import type { App } from '@/stores/app/app';

/**
 * Whether the session changed while the page was hidden or in the back-forward cache: another tab logged out, or logged another parent
 * in. A new token of the same parent is taken over.
 */
export function isForeignSession({ platform, router, session, storage }: App): boolean {
  // A native app reports its user itself.
  if (platform.host.keepsSession || skipsAuth(router.currentPath())) return false;
  const kept = storage.get(stored.session);
  const { token, userId } = session.user;
  if (token === (kept?.token ?? '')) return false;
  if (!kept?.token || !token || kept.userId !== userId) return true;
  session.setUser(kept);
  return false;
}
