import {
  DIALECT_OF,
  DIALECTS,
  NETWORKS,
  systemOf,
  type NativeAppOptions,
  type System,
} from './native-app/options';
import { forgetNativeApp, startNativeApp, startWeChat } from './index';

/** The chosen query, for later pages and reloads. */
const CHOICE_KEY = 'simulated-runtime';

/**
 * Development builds only: simulates the runtime in the address, e.g. `/?runtime=ios&appVersion=1.9.0`, before the app detects where it
 * runs. Kept until the tab closes; `runtime=web` ends it.
 */
export function simulateRuntime(page: Window): void {
  const { sessionStorage, location } = page;
  chooseRuntime(page, location.search);
  const kept = sessionStorage.getItem(CHOICE_KEY);
  const choice = kept === null ? undefined : choiceOf(new URLSearchParams(kept));
  if (choice) become(page, choice);
}

/** For this tab's next loads; a query without a runtime changes nothing. */
export function chooseRuntime(page: Window, query: string): void {
  const { sessionStorage } = page;
  const asked = choiceOf(new URLSearchParams(query));
  if (!asked) return;
  if (asked.runtime === 'web') sessionStorage.removeItem(CHOICE_KEY);
  else sessionStorage.setItem(CHOICE_KEY, query);
  // Another choice is another phone: drop the former one's user.
  forgetNativeApp(page);
}

function become(page: Window, choice: Choice): void {
  if (choice.runtime === 'app') startNativeApp(page, choice.options);
  if (choice.runtime === 'weChat') startWeChat(page, choice.system, choice.isInMiniProgram);
}

/** The address's choice of runtime (src/simulator/README.md). */
export type Choice =
  | { readonly runtime: 'web' }
  | { readonly runtime: 'app'; readonly options: Partial<NativeAppOptions> }
  | { readonly runtime: 'weChat'; readonly system: System; readonly isInMiniProgram: boolean };

/** undefined: no valid runtime in the address. */
export function choiceOf(query: URLSearchParams): Choice | undefined {
  const runtime = query.get('runtime');
  switch (runtime) {
    case 'web':
      return { runtime };
    case 'android':
    case 'ios':
      return { runtime: 'app', options: appOptions(query, runtime) };
    case 'wechat':
    case 'miniProgram': {
      const system = query.get('os') === 'ios' ? 'ios' : 'android';
      return { runtime: 'weChat', system, isInMiniProgram: runtime === 'miniProgram' };
    }
    default:
      return undefined;
  }
}

function appOptions(query: URLSearchParams, system: System): Partial<NativeAppOptions> {
  const dialect = oneOf(DIALECTS, query.get('dialect'));
  const ready = query.get('ready');
  const chosen = {
    dialect: dialect && systemOf(dialect) === system ? dialect : DIALECT_OF[system],
    appVersion: query.get('appVersion') ?? undefined,
    user: userOf(query.get('user')),
    network: oneOf(NETWORKS, query.get('network')),
    permissions: permissionsOf(query.get('permissions')),
    unknown: query.get('unknown')?.split(','),
    readyAfterMs: ready === 'never' ? null : milliseconds(ready),
    replyAfterMs: milliseconds(query.get('delay')),
    replyAs: oneOf(['string', 'object'] as const, query.get('reply')),
    opensLinks: true,
  };
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
}

/** `<user id>:<token>`; `none` means logged out. */
function userOf(text: string | null): NativeAppOptions['user'] | undefined {
  if (text === null) return undefined;
  const [userId = '', token = ''] = text.split(':');
  return token ? { userId: Number(userId), token, time: 0 } : null;
}

/** The granted ones, separated by commas. */
function permissionsOf(text: string | null): NativeAppOptions['permissions'] | undefined {
  if (text === null) return undefined;
  const granted = text.split(',');
  return { push: granted.includes('push'), photos: granted.includes('photos') };
}

function milliseconds(text: string | null): number | undefined {
  const value = Number(text ?? NaN);
  return Number.isFinite(value) ? value : undefined;
}

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((value) => value === text);
