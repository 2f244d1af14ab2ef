import {
  DIALECT_OF,
  DIALECTS,
  NETWORKS,
  systemOf,
  type NativeAppOptions,
  type System,
} from './native-app/options';

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
