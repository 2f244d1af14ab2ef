/** Request ids: keeps a gateway's id, otherwise generates one. Ids are logged, so one that looks like a phone number is rejected. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A plausible id: long enough and with a letter. */
const SANE = /^(?=.*[A-Za-z])[A-Za-z0-9_.:-]{8,64}$/;
/** 7 to 15 digits outside a hexadecimal id may be a phone number; a mainland mobile number is rejected anywhere. */
const PHONE_LIKE = /(?<![0-9A-Fa-f])\d{7,15}(?![0-9A-Fa-f])|(?<!\d)(0{0,2}86)?1[3-9]\d{9}(?!\d)/;
const SEPARATORS = /[_.:-]/g;

/** Checks the id as given and without separators. */
const mayBePhone = (id: string): boolean =>
  PHONE_LIKE.test(id) || PHONE_LIKE.test(id.replace(SEPARATORS, ''));

export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && SANE.test(given) && !mayBePhone(given) ? given : randomUUID();
}
