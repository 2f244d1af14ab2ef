import { routeOfPath } from '@/services/router/paths';
import type { StoredValue } from '@/services/storage/app-storage';
import type { App } from '../app/app';

type AgeApp = Pick<App, 'session' | 'storage'>;

/** userId of the parent to ask for the child's age after a first login; stored, because a reload may lose the dialog. */
const ageDueFor: StoredValue<number> = {
  name: 'ageDueFor',
  version: 1,
  isValid: (value): value is number => typeof value === 'number',
};

export const askAge = ({ session, storage }: AgeApp): void =>
  void storage.set(ageDueFor, session.user.userId);

/** The age was given or declined. */
export const ageAsked = ({ storage }: AgeApp): void => storage.remove(ageDueFor);

/** For this parent only, not for the next one on the same device. */
export const isAgeDue = ({ session, storage }: AgeApp): boolean =>
  session.isLoggedIn && session.user.userId > 0 && storage.get(ageDueFor) === session.user.userId;

type Needs = Pick<App, 'router'>;

const NOT_AFTER_LOGIN: readonly string[] = ['login', 'findPassword'];

/** The return address of the login page in front; only paths of this app are accepted. */
export function wantedAfterLogin({ router }: Needs): string | undefined {
  if (router.current() !== 'login') return undefined;
  const from = router.currentQuery().from ?? '';
  const name = routeOfPath(from);
  const leadsOn = /^\/(?![/\\])/.test(from) && name !== undefined && !NOT_AFTER_LOGIN.includes(name);
  return leadsOn ? from : undefined;
}

/** Navigates to the login's return address, otherwise home. */
export function enter({ router }: Needs): Promise<void> {
  const from = wantedAfterLogin({ router });
  return from === undefined ? router.home() : router.openPath(from, 'replace');
}
