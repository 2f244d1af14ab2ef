/** The id of a request: a gateway's goes on, anything else gets a new one. It is logged, so it must not be a phone number. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Long enough to be one, and with a letter. */
const SANE = /^(?=.*[A-Za-z])[A-Za-z0-9_.:-]{8,64}$/;
/** Between what is no part of a hexadecimal id, so many digits may be somebody's number; a mobile number is one anywhere. */
const PHONE_LIKE = /(?<![0-9A-Fa-f])\d{7,15}(?![0-9A-Fa-f])|(?<!\d)(0{0,2}86)?1[3-9]\d{9}(?!\d)/;
const SEPARATORS = /[_.:-]/g;

/** As it stands, and as somebody reads it who leaves the separators out. */
const mayBePhone = (id: string): boolean =>
  PHONE_LIKE.test(id) || PHONE_LIKE.test(id.replace(SEPARATORS, ''));

export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && SANE.test(given) && !mayBePhone(given) ? given : randomUUID();
}
