import type { CallContext } from './handler';

export type Asked = Pick<CallContext, 'config' | 'headers'>;

const FILES = '/files/';

/**
 * The address of a stored picture. The mini program needs absolute ones: the operator's public address, or, where none is
 * set, the one that this request came by, so that a browser sees pictures and page under one origin.
 */
export function pictureUrl(context: Asked, key: string): string {
  return key === '' ? '' : `${publicOrigin(context)}${FILES}${key}`;
}

/** Where this caller reaches us. */
export function publicOrigin({ config, headers }: Asked): string {
  const { host } = headers;
  const isImplied = config.publicUrl === `http://localhost:${config.port}`;
  if (!isImplied || host === undefined || !/^[\w.:[\]-]+$/.test(host)) return config.publicUrl;
  return `${headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'}://${host}`;
}

/** The key of a stored file by the address that this caller knows it under; null for any other address. */
export function keyOfUrl(context: Asked, url: string): string | null {
  const start = `${publicOrigin(context)}${FILES}`;
  return url.startsWith(start) && url.length > start.length ? url.slice(start.length) : null;
}
