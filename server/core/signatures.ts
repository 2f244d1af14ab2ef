/** Signed values with an expiry: the backend can hand them to clients and trust them later, on any instance. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from './keys';

/** Purpose of a signature; not valid for any other purpose. */
type SignedUse = 'openid' | 'file' | 'film' | 'work' | 'staff-file' | 'demo-teacher' | 'demo-reviewer';

/** 'browser': binds a session to its browser. */
type SealedUse = 'browser';

function macOf(key: Buffer, use: SignedUse | SealedUse, subject: string, until: string): string {
  return createHmac('sha256', key).update(`${use}\0${subject}\0${until}`).digest('base64url');
}

/** Returns letters, digits, '-', '_' and one '.'. */
export function sign(keys: Keys, use: SignedUse, subject: string, until: Date): string {
  const moment = until.getTime().toString(36);
  return `${moment}.${macOf(keys.signatures[0], use, subject, moment)}`;
}

export function isSigned(keys: Keys, use: SignedUse, subject: string, signature: string, now: Date): boolean {
  const [moment = '', mac = ''] = signature.split('.');
  return isOneOf(mac, keys, use, subject, moment) && parseInt(moment, 36) > now.getTime();
}

/** A signature without an expiry, valid as long as its subject. */
export const sealOf = (keys: Keys, use: SealedUse, subject: string): string =>
  macOf(keys.signatures[0], use, subject, '');

export const isSealed = (keys: Keys, use: SealedUse, subject: string, seal: string): boolean =>
  isOneOf(seal, keys, use, subject, '');

/** Made with a key that is being exchanged, too. */
const isOneOf = (
  mac: string,
  { signatures }: Keys,
  use: SignedUse | SealedUse,
  subject: string,
  until: string,
): boolean => signatures.some((key) => isSame(mac, macOf(key, use, subject, until)));

function isSame(given: string, right: string): boolean {
  const [left, other] = [Buffer.from(given), Buffer.from(right)];
  return left.length === other.length && timingSafeEqual(left, other);
}
