/** A web address, parsed without the URL class, which the mini program lacks. */
export interface WebUrl {
  readonly href: string;
  /** As `location.host`: ASCII letters in lower case, without the scheme's default port. */
  readonly host: string;
  /** Scheme and host. */
  readonly origin: string;
  /** Raw path, query and fragment; may be ''. */
  readonly rest: string;
}

/** Browsers read a backslash before the query as a slash, other parsers as part of the host: reject such an address. */
const ADDRESS = /^(https?):\/\/([^/?#\\\s]+)((?:\/[^?#\\\s]*)?(?:\?[^#\s]*)?(?:#\S*)?)$/i;
/** No userinfo, no escapes: the host is taken literally. */
const AUTHORITY = /^([^:@%[\]]+|\[[\da-f:.]+\])(?::(\d{0,5}))?$/i;
const OWN_PORT = { http: 80, https: 443 } as const;

/** http and https only: nothing else is ever opened (rule links-6). undefined for anything that parsers may read differently. */
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

/** Browsers strip control characters, which changes the address. */
const hasControls = (text: string): boolean =>
  Array.from(text).some((character) => character < ' ' || character === '\u007f');

/** Not toLowerCase(), which maps some non-ASCII letters to ASCII ones: a foreign host could pass as trusted. */
const lower = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
