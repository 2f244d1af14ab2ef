/** What this backend said itself, until when: handed out, it can be trusted when it comes back, at any instance. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from './keys';

/** What a signature is for: one for one thing is none for another. */
type SignedUse = 'openid' | 'file' | 'film' | 'work' | 'demo-teacher' | 'demo-reviewer';

/** The browser that a session is in. */
type SealedUse = 'browser';

function macOf(keys: Keys, use: SignedUse | SealedUse, subject: string, until: string): string {
  return createHmac('sha256', keys.signatures).update(`${use}\0${subject}\0${until}`).digest('base64url');
}

/** Letters, digits, '-', '_' and one '.'. */
export function sign(keys: Keys, use: SignedUse, subject: string, until: Date): string {
  const moment = until.getTime().toString(36);
  return `${moment}.${macOf(keys, use, subject, moment)}`;
}

export function isSigned(keys: Keys, use: SignedUse, subject: string, signature: string, now: Date): boolean {
  const [moment = '', mac = ''] = signature.split('.');
  return isSame(mac, macOf(keys, use, subject, moment)) && parseInt(moment, 36) > now.getTime();
}

/** Of something that ends with what it is about. */
export const sealOf = (keys: Keys, use: SealedUse, subject: string): string => macOf(keys, use, subject, '');

export const isSealed = (keys: Keys, use: SealedUse, subject: string, seal: string): boolean =>
  isSame(seal, sealOf(keys, use, subject));

function isSame(given: string, right: string): boolean {
  const [left, other] = [Buffer.from(given), Buffer.from(right)];
  return left.length === other.length && timingSafeEqual(left, other);
}
