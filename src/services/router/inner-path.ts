import { webUrl } from './web-url';

/** `/option`, but neither `//other.example` nor `/\other.example`, which browsers take for another host. */
const INNER = /^\/(?![/\\])/;

/**
 * The path of a link that leads into the app itself, else undefined. `isPlain`: the operator called it a page of ours, and
 * may have left out the slash.
 */
export function innerPathOf(
  link: string,
  ownOrigins: readonly (string | undefined)[],
  isPlain: boolean,
): string | undefined {
  const text = link.trim();
  if (INNER.test(text)) return routed(text);
  if (isPlain && /^\w[^:]*$/.test(text.split('?')[0] ?? '')) return routed(`/${text}`);
  const target = webUrl(text);
  const isOwn = target && ownOrigins.some((origin) => origin && webUrl(origin)?.origin === target.origin);
  return isOwn ? routed(target.rest) : undefined;
}

/** Pages have no fragments. `/#/option` is how addresses of the app are written where a server knows no paths (assumed). */
function routed(rest: string): string {
  const [address = '', ...fragment] = rest.split('#');
  const hash = fragment.join('#');
  const isHashRoute = INNER.test(hash) && /^\/?(\?|$)/.test(address);
  if (isHashRoute) return hash;
  return address.startsWith('/') ? address : `/${address}`;
}
