/** Login of a desk: one password, for one working day, in one browser. */
import type { FastifyRequest } from 'fastify';
import { publicOrigin } from '../../../server/core/http/file-url';
import { headersOf, type AppServices } from '../../../server/core/http/dispatch';
import { count } from '../../../server/core/limits/counters';
import { limitKeyOf } from '../../../server/core/limits/address';
import { timingSafeEqualText } from '../../../server/core/timing-safe-equal';
import { isSigned, sign } from '../../../server/core/signatures';
import { addMillis, HOUR, MINUTE, SECOND } from '../../../server/core/time';
import type { Desk } from './desk';

const LIFE_MS = 8 * HOUR;
const WINDOW = 15 * MINUTE;
const PER_ADDRESS = 10;
/** Limits password guessing from many addresses. */
const OF_ALL = 200;

export async function maySayPassword(
  { db, clock }: AppServices,
  { use }: Desk,
  ip: string,
): Promise<boolean> {
  const own = await count(db, clock, { key: `${use}:${limitKeyOf(ip)}`, windowMs: WINDOW });
  const all = await count(db, clock, { key: `${use}:all`, windowMs: WINDOW });
  return own <= PER_ADDRESS && all <= OF_ALL;
}

export const isPassword = ({ password }: Desk, given: unknown): boolean =>
  typeof given === 'string' && timingSafeEqualText(given, password);

/** Value of Set-Cookie; `isIn` false deletes the cookie. */
export function cookieLine(
  services: AppServices,
  { path, use }: Desk,
  request: FastifyRequest,
  isIn: boolean,
): string {
  const { clock, config } = services;
  const until = addMillis(clock.now(), LIFE_MS);
  const isSecure = publicOrigin({ config, headers: headersOf(request) }).startsWith('https:');
  return [
    `${use}=${isIn ? sign(config.keys, use, use, until) : ''}`,
    `Path=${path}`,
    `Max-Age=${isIn ? LIFE_MS / SECOND : 0}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}

export function isInside(
  { clock, config }: AppServices,
  { use }: Desk,
  { headers }: FastifyRequest,
): boolean {
  const cookies = (headers.cookie ?? '').split(/;\s*/);
  const own = cookies.find((cookie) => cookie.startsWith(`${use}=`))?.slice(use.length + 1) ?? '';
  return isSigned(config.keys, use, use, own, clock.now());
}

/** CSRF check, in addition to SameSite=Strict. */
export function isOwnPage({ headers }: FastifyRequest): boolean {
  const { host, origin } = headers;
  if (typeof origin !== 'string' || host === undefined) return headers['sec-fetch-site'] === 'same-origin';
  return URL.canParse(origin) && new URL(origin).host === host;
}
