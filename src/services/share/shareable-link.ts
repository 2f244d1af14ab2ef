import { PRIVATE_PARAMETERS } from '@/contract/share/values';
import { webUrl } from '../router/paths';

/** The address without private parameters; undefined if it is not http or https. */
export const shareableLink = (link: string): string | undefined => {
  const url = webUrl(link);
  return url && withoutPrivate(url.href);
};

/** Removes the private parameters from an address or inner path: from its query, its fragment, and nested addresses. */
export function withoutPrivate(address: string): string {
  const [beforeFragment = '', ...rest] = address.split('#');
  const fragment = rest.join('#');
  const shown = withoutPrivateQuery(beforeFragment);
  // `#token=…` as in some logins, or a hash route of another app: `#/page?token=…`.
  const kept = fragment.includes('?') ? withoutPrivateQuery(fragment) : keptPairs(fragment);
  return kept ? `${shown}#${kept}` : shown;
}

function withoutPrivateQuery(address: string): string {
  const [path = '', ...search] = address.split('?');
  const kept = keptPairs(search.join('?'));
  return kept ? `${path}?${kept}` : path;
}

const keptPairs = (search: string): string => search.split('&').map(keptPair).filter(Boolean).join('&');

/** '' for a private pair. */
function keptPair(pair: string): string {
  const [name = '', ...rest] = pair.split('=');
  const value = decoded(rest.join('='));
  if (isPrivate(`${decoded(name)}=`)) return '';
  const clean = cleanValue(value);
  if (isPrivate(clean)) return '';
  return clean === value ? pair : `${name}=${encodeURIComponent(clean)}`;
}

/** A value may itself be an address or a query: `from=%2Findex%3Ftoken%3D…`. */
function cleanValue(value: string): string {
  if (/[?#]/.test(value)) return withoutPrivate(value);
  return value.includes('=') ? keptPairs(value) : value;
}

const PRIVATE = new RegExp(`(^|[?&#;])\\s*(${PRIVATE_PARAMETERS.join('|')})\\s*=`, 'i');

/** However often it was encoded. */
function isPrivate(text: string): boolean {
  const next = decoded(text);
  return PRIVATE.test(text) || (next !== text && isPrivate(next));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    // An unencoded %.
    return text;
  }
}
