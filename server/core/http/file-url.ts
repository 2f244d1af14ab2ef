import type { CallContext } from './handler';

export type Asked = Pick<CallContext, 'config' | 'headers'>;

const FILES = '/files/';

/**
 * URL of a stored picture. The mini program needs absolute URLs: the operator's public URL or, if none is set, the host of this
 * request, so that a browser loads pictures from the page's origin.
 */
export function pictureUrl(context: Asked, key: string): string {
  return key === '' ? '' : `${publicOrigin(context)}${FILES}${key}`;
}

/** The origin under which this caller reaches the backend. */
export function publicOrigin({ config, headers }: Asked): string {
  const { host } = headers;
  const isImplied = config.publicUrl === `http://localhost:${config.port}`;
  if (!isImplied || host === undefined || !/^[\w.:[\]-]+$/.test(host)) return config.publicUrl;
  return `${headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'}://${host}`;
}

/** Storage key for a file URL as this caller knows it; null for any other URL. */
export function keyOfUrl(context: Asked, url: string): string | null {
  const start = `${publicOrigin(context)}${FILES}`;
  return url.startsWith(start) && url.length > start.length ? url.slice(start.length) : null;
}
