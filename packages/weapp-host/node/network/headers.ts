/** Headers of the connection, not set by the mini program. */
const OURS = new Set(['connection', 'content-length', 'host', 'transfer-encoding']);

const has = (headers: Record<string, string>, wanted: string): boolean =>
  Object.keys(headers).some((name) => name.toLowerCase() === wanted);

/** Request headers: the mini program's, with the network library's additions. */
export function outgoingHeaders(
  given: Record<string, string>,
  body: Buffer | null,
): Record<string, string | number> {
  const own = Object.fromEntries(Object.entries(given).filter(([name]) => !OURS.has(name.toLowerCase())));
  return {
    ...(has(own, 'accept') ? {} : { Accept: '*/*' }),
    ...(has(own, 'accept-encoding') ? {} : { 'Accept-Encoding': 'gzip, deflate, br' }),
    ...own,
    ...(body ? { 'Content-Length': body.length } : {}),
  };
}

/** Names with the server's spelling; repeated headers are joined. */
export function incomingHeaders(raw: string[]): { header: Record<string, string>; cookies: string[] } {
  const header: Record<string, string> = {};
  const cookies: string[] = [];
  const spelling = new Map<string, string>();
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = raw[index]!;
    const value = raw[index + 1]!;
    const lower = name.toLowerCase();
    if (lower === 'set-cookie') cookies.push(value);
    const known = spelling.get(lower);
    if (known === undefined) spelling.set(lower, name);
    const key = known ?? name;
    header[key] =
      known === undefined ? value : `${header[key]}${lower === 'set-cookie' ? ',' : ', '}${value}`;
  }
  return { header, cookies };
}
