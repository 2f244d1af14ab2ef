/**
 * Signed film URLs: valid for one file and one parent's session, for a limited time. In browsers they also require a cookie, so that
 * a copied URL is useless elsewhere; players outside browsers keep no cookies, so their URLs are bound to the session only.
 */
import { isSessionLiving } from '../account/sessions';
import { requireSession, type CallContext } from '../../core/http/handler';
import type { Keys } from '../../core/keys';
import { isSealed, isSigned, sealOf, sign } from '../../core/signatures';
import { addMillis, HOUR, SECOND } from '../../core/time';
import { pictureUrl, publicOrigin } from '../../core/http/file-url';
import { admittedUrl, PASS_QUERY, accessOf } from './access';

/** Longer than a film with pauses; later, a new URL must be requested. */
export const FILM_PASS_MS = 2 * HOUR;

export interface Holder {
  readonly userId: number;
  readonly sessionId: number;
  /** Issued to a browser: the cookie is required. */
  readonly isBound: boolean;
  readonly until: Date;
}

type Maker = Pick<CallContext, 'config' | 'headers' | 'clock' | 'session' | 'setCookie'>;

/** Film URLs for this parent, for the files of one response. */
export function filmAddresses(context: Maker): (key: string) => string {
  const { clock, config } = context;
  const { id: sessionId, userId } = requireSession(context);
  const isBound = isOwnPage(context);
  const holder = { userId, sessionId, isBound, until: addMillis(clock.now(), FILM_PASS_MS) };
  if (isBound) context.setCookie(cookieFor(context, sessionId));
  return (key) => {
    const pass = passFor(config.keys, key, holder);
    return pass === null ? admittedUrl(context, key) : `${pictureUrl(context, key)}?${PASS_QUERY}=${pass}`;
  };
}

/** null: not a film. */
export function passFor(keys: Keys, key: string, holder: Holder): string | null {
  if (accessOf(key) !== 'parent') return null;
  const who = [holder.userId.toString(36), holder.sessionId.toString(36), holder.isBound ? 'b' : 's'];
  return [...who, sign(keys, 'film', subjectOf(key, who), holder.until)].join('.');
}

const subjectOf = (key: string, who: readonly string[]) => [key, ...who].join('\0');

const PASS = /^([0-9a-z]{1,11})\.([0-9a-z]{1,11})\.([bs])\.(([0-9a-z]{1,11})\.[\w-]{43})$/;

interface Presented {
  readonly pass: unknown;
  readonly cookies: string;
}

/** The holder of the URL; null if it is expired or used by another browser. */
export async function filmHolder(
  { db, clock, config: { keys } }: Pick<CallContext, 'db' | 'clock' | 'config'>,
  key: string,
  { pass, cookies }: Presented,
): Promise<Holder | null> {
  const found = typeof pass === 'string' ? PASS.exec(pass) : null;
  if (found === null) return null;
  const [, user = '', session = '', kind = '', signature = '', until = ''] = found;
  if (!isSigned(keys, 'film', subjectOf(key, [user, session, kind]), signature, clock.now())) return null;
  const [userId, sessionId, isBound] = [parseInt(user, 36), parseInt(session, 36), kind === 'b'];
  if (isBound && !isSealed(keys, 'browser', session, cookieIn(cookies, nameOf(sessionId)))) return null;
  if (!(await isSessionLiving({ db, clock }, { id: sessionId, userId }))) return null;
  return { userId, sessionId, isBound, until: new Date(parseInt(until, 36)) };
}

/**
 * Browsers send sec-fetch-site themselves. A page of another origin could not store the cookie, and the cookie would not be sent to
 * a host other than the one of this request.
 */
function isOwnPage(context: Maker): boolean {
  const { host, 'sec-fetch-site': site } = context.headers;
  return site === 'same-origin' && host !== undefined && new URL(publicOrigin(context)).host === host;
}

/** One cookie per session, not per film, so that two pages can play at the same time. */
const nameOf = (sessionId: number) => `film-${sessionId.toString(36)}`;

function cookieFor(context: Maker, sessionId: number): string {
  const seal = sealOf(context.config.keys, 'browser', sessionId.toString(36));
  const isSecure = publicOrigin(context).startsWith('https:');
  const { pathname: path } = new URL(pictureUrl(context, 'films'));
  return [
    `${nameOf(sessionId)}=${seal}`,
    `Path=${path}`,
    `Max-Age=${FILM_PASS_MS / SECOND}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}

function cookieIn(cookies: string, name: string): string {
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`));
  return found === undefined ? '' : found.slice(name.length + 1);
}
