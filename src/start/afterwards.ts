/** Session checks and reports that run after the page is shown; a separate chunk, loaded only when needed. */
import { accountCalls } from '@/contract/account/calls';
import { isUnheard } from '@/contract/errors';
import { skipsAuth } from '@/contract/shell';
import { AppStorage } from '@/services/storage/app-storage';
import { stored } from '@/services/storage/values';
import { crashOf } from '@/services/tracking/crash';
import type { App } from '@/stores/app/app';
import type { Boot } from './boot';

/**
 * A page that was in the background for long checks its token when shown again, so that a parent logged out elsewhere goes to login before
 * filling in a form. A failed request changes nothing.
 */
export async function checkSession({ api, router, session, sessionPolicy }: App): Promise<void> {
  const { token } = session;
  if (!token || skipsAuth(router.currentPath())) return;
  const checked = await api.call(accountCalls.checkToken, { token });
  if (checked.ok && !checked.value.isValid) await sessionPolicy.forced(token);
}

/** Retries a logout that did not reach the server: rule account-81. */
export async function sendUnsentLogout({ api, storage }: Pick<App, 'api' | 'storage'>): Promise<void> {
  const token = storage.get(stored.unsentLogout);
  if (!token) return;
  const result = await api.call(accountCalls.logoutWithToken, { token }, { token: '' });
  const isOver = result.ok || !isUnheard(result.error);
  if (isOver && storage.get(stored.unsentLogout) === token) storage.remove(stored.unsentLogout);
}

/** Stores errors of a failed start, to be reported at the next start; without storage they stay in memory for a retry on this page. */
export function keepFailedStart(boot: Pick<Boot, 'platform' | 'unsent'>): void {
  const { platform, unsent } = boot;
  if (!platform) return;
  const crashes = unsent.map(([source, error]) => ({ source, ...crashOf(error) }));
  const storage = new AppStorage(platform.storage);
  storage.set(stored.failedStart, crashes);
  if (storage.get(stored.failedStart)) boot.unsent = [];
}

export function reportFailedStart({ journal, storage }: Pick<App, 'journal' | 'storage'>): void {
  const crashes = storage.get(stored.failedStart) ?? [];
  storage.remove(stored.failedStart);
  crashes.forEach(({ source, reason, ...crash }) => journal.crash(source, { ...crash, message: reason }));
}
