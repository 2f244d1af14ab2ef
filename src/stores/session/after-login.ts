import { routeOfPath } from '@/services/router/paths';
import type { App } from '../app/app';

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
