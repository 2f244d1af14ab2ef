import { routeOfPath } from '@/services/router/paths';
import type { App } from './app';

type Needs = Pick<App, 'router'>;

const NOT_AFTER_LOGIN: readonly string[] = ['login', 'findPassword'];

/** The page that the login in front was to lead to: one of the app and nothing else. */
export function wantedAfterLogin({ router }: Needs): string | undefined {
  if (router.current() !== 'login') return undefined;
  const from = router.currentQuery().from ?? '';
  const name = routeOfPath(from);
  const leadsOn = /^\/(?![/\\])/.test(from) && name !== undefined && !NOT_AFTER_LOGIN.includes(name);
  return leadsOn ? from : undefined;
}

/** On to where the parent wanted to go; otherwise home. */
export function enter({ router }: Needs): Promise<void> {
  const from = wantedAfterLogin({ router });
  return from === undefined ? router.home() : router.openPath(from, 'replace');
}
