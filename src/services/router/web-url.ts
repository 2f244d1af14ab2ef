/** A web address, taken apart without the URL class, which the mini program does not have. */
export interface WebUrl {
  readonly href: string;
  /** Of `location.host`: ASCII letters in lower case, without the scheme's own port. */
  readonly host: string;
  /** Scheme and host. */
  readonly origin: string;
  /** Path, query and fragment as they stand there; may be ''. */
  readonly rest: string;
}

/** A backslash before the query is a slash to browsers and part of the host to others: such an address is none. */
const ADDRESS = /^(https?):\/\/([^/?#\\\s]+)((?:\/[^?#\\\s]*)?(?:\?[^#\s]*)?(?:#\S*)?)$/i;
/** No userinfo, no escapes: what stands there is what is connected to. */
const AUTHORITY = /^([^:@%[\]]+|\[[\da-f:.]+\])(?::(\d{0,5}))?$/i;
const OWN_PORT = { http: 80, https: 443 } as const;

/** http and https only: nothing else is ever opened (rule links-6). Undefined for whatever two readers may read differently. */
export function webUrl(text: string): WebUrl | undefined {
  const href = text.trim();
  const [, scheme = '', authority = '', rest = ''] = ADDRESS.exec(href) ?? [];
  const [, name, digits = ''] = AUTHORITY.exec(authority) ?? [];
  if (name === undefined || Number(digits) > 65_535 || hasControls(href)) return undefined;
  const kind = lower(scheme) as keyof typeof OWN_PORT;
  const isOwnPort = digits === '' || Number(digits) === OWN_PORT[kind];
  const host = isOwnPort ? lower(name) : `${lower(name)}:${Number(digits)}`;
  return { href, host, origin: `${kind}://${host}`, rest };
}

/** Browsers leave control characters out of an address and then read another one. */
const hasControls = (text: string): boolean =>
  Array.from(text).some((character) => character < ' ' || character === '\u007f');

/** Not toLowerCase(): that makes ASCII letters of some that are none, and a trusted host of a stranger's. */
const lower = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
