/** Conversions between names, paths and addresses: pure, so that tests need no host. */
import type { RouteEntry } from '@/contract/route';
import { pageFile, routeNames, routes, type RouteName } from '@/contract/routes';

export { webUrl } from './web-url';

export type Query = Readonly<Record<string, string | undefined>>;

/** Taro's internal parameters. */
const TARO_PARAMS: readonly string[] = ['stamp', '$taroTimestamp'];

const nameByPath = new Map<string, RouteName>();
for (const name of routeNames) {
  const entry: RouteEntry = routes[name];
  for (const path of [entry.path, ...entry.aliases, ...(entry.parents ?? [])]) nameByPath.set(path, name);
  if (entry.page) nameByPath.set(`/${pageFile(entry.page)}`, name);
}

/** undefined for a path outside the app. Accepts an H5 path or a page file, with or without query and fragment. */
export function routeOfPath(path: string): RouteName | undefined {
  const bare = path.split(/[?#]/)[0] ?? '';
  const trimmed = `/${bare.replace(/^\/+|\/+$/g, '')}`;
  return nameByPath.get(trimmed);
}

/** `''` or `?a=b`; values are encoded, undefined ones left out. */
export function encodeQuery(query: Query = {}): string {
  const pairs = Object.entries(query)
    .filter((pair): pair is [string, string] => pair[1] !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Hosts pass raw values, and repeated parameters as a list, of which the first counts. */
export function decodeQuery(raw: Readonly<Record<string, unknown>>): Record<string, string> {
  const decoded: Record<string, string> = {};
  for (const [name, value] of Object.entries(raw)) {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof first === 'string' && !TARO_PARAMS.includes(name)) decoded[decode(name)] = decode(first);
  }
  return decoded;
}

export function parseQuery(path: string): Record<string, string> {
  const search = (path.split('#')[0] ?? '').split('?').slice(1).join('?');
  const pairs = search.split('&').filter(Boolean);
  return decodeQuery(
    Object.fromEntries(
      pairs.map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [name, value.join('=')];
      }),
    ),
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // An unencoded %.
    return text;
  }
}

/** Taro's path of an entry's page. */
export const pageUrl = (page: string, query?: Query): string => `/${pageFile(page)}${encodeQuery(query)}`;

/** A route's H5 address, also used as return address. */
export const innerPath = (name: RouteName, query?: Query): string =>
  `${routes[name].path}${encodeQuery(query)}`;

/** Adds parameters to an address, before its fragment. */
export function withQuery(url: string, query: Query): string {
  const added = encodeQuery(query).slice(1);
  if (!added) return url;
  const [address = '', ...fragment] = url.split('#');
  const joint = address.includes('?') ? '&' : '?';
  return [`${address}${joint}${added}`, ...fragment].join('#');
}

export function withoutQuery(url: string, names: readonly string[]): string {
  const [address = '', ...fragment] = url.split('#');
  const [path = '', ...search] = address.split('?');
  const kept = search
    .join('?')
    .split('&')
    .filter((pair) => pair && !names.includes(decode(pair.split('=')[0] ?? '')));
  const bare = kept.length > 0 ? `${path}?${kept.join('&')}` : path;
  return [bare, ...fragment].join('#');
}

const HANDED_OUT = /^\/(v1|files|demo\/pages)\//;

/** Paths under our origin that the backend serves itself are not pages of the app. */
export const isHandedOut = (path: string): boolean => HANDED_OUT.test(path);
