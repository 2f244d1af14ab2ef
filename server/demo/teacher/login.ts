/** Who may correct: whoever knows the demonstration's password, for a working day, in one browser. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { publicOrigin } from '../../files/url';
import { headersOf, type AppServices } from '../../http/dispatch';
import { count } from '../../limits/counters';
import { limitKeyOf } from '../../limits/address';
import { isSigned, sign } from '../../signatures';
import { addMillis, HOUR, MINUTE, SECOND } from '../../time';
import { DEMO_TEACHER_PASSWORD, TEACHER_PATH } from './where';

const COOKIE = 'demo-teacher';
const LIFE_MS = 8 * HOUR;
const WINDOW = 15 * MINUTE;
const PER_ADDRESS = 10;
/** Whoever guesses from many addresses. */
const OF_ALL = 200;

export async function maySayPassword({ db, clock }: AppServices, ip: string): Promise<boolean> {
  const own = await count(db, clock, { key: `demo-teacher:${limitKeyOf(ip)}`, windowMs: WINDOW });
  const all = await count(db, clock, { key: 'demo-teacher:all', windowMs: WINDOW });
  return own <= PER_ADDRESS && all <= OF_ALL;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

export const isPassword = (given: unknown): boolean =>
  typeof given === 'string' && timingSafeEqual(digest(given), digest(DEMO_TEACHER_PASSWORD));

/** The whole line. `null` ends it. */
export function cookieLine(services: AppServices, request: FastifyRequest, isIn: boolean): string {
  const { clock, config } = services;
  const until = addMillis(clock.now(), LIFE_MS);
  const isSecure = publicOrigin({ config, headers: headersOf(request) }).startsWith('https:');
  return [
    `${COOKIE}=${isIn ? sign(config.keys, 'demo-teacher', COOKIE, until) : ''}`,
    `Path=${TEACHER_PATH}`,
    `Max-Age=${isIn ? LIFE_MS / SECOND : 0}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}

export function isTeacher({ clock, config }: AppServices, { headers }: FastifyRequest): boolean {
  const cookies = (headers.cookie ?? '').split(/;\s*/);
  const own = cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? '';
  return isSigned(config.keys, 'demo-teacher', COOKIE, own, clock.now());
}

/** A form of another page brings the cookie of no other site; that it is ours is asked all the same. */
export function isOwnPage({ headers }: FastifyRequest): boolean {
  const { host, origin } = headers;
  if (typeof origin !== 'string' || host === undefined) return headers['sec-fetch-site'] === 'same-origin';
  return URL.canParse(origin) && new URL(origin).host === host;
}
