/** What is asked and told behind the page, of the session alone. Loaded when there is something to do. */
import { accountLaterCalls } from '@/contract/account/later-calls';
import { isUnheard } from '@/contract/errors';
import { skipsAuth } from '@/services/router/app-router';
import { stored } from '@/services/storage/values';
import type { App } from './app';

/**
 * A page that stood open for long shows itself again: whoever was logged out elsewhere meanwhile is told now, and not after
 * having filled in a form. Without an answer nothing happens: rule account-82.
 */
export async function checkSession({ api, router, session, sessionPolicy }: App): Promise<void> {
  const { token } = session;
  if (!token || skipsAuth(router.currentPath())) return;
  const checked = await api.call(accountLaterCalls.checkToken, { token });
  if (checked.ok && !checked.value.isValid) await sessionPolicy.forced(token);
}

/** A logout that the server could not hear ends its session now: rule account-81. */
export async function tellLogout({ api, storage }: Pick<App, 'api' | 'storage'>): Promise<void> {
  const token = storage.get(stored.untoldLogout);
  if (!token) return;
  const told = await api.call(accountLaterCalls.logoutWithToken, { token }, { token: '' });
  const isOver = told.ok || !isUnheard(told.error);
  if (isOver && storage.get(stored.untoldLogout) === token) storage.remove(stored.untoldLogout);
}
