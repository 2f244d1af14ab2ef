/** What this backend said itself, until when: handed out, it can be trusted when it comes back, at any instance. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from './keys';

/** What a signature is for: one for one thing is none for another. */
type SignedUse = 'openid' | 'file';

function macOf(keys: Keys, use: SignedUse, subject: string, until: string): string {
  return createHmac('sha256', keys.signatures).update(`${use}\0${subject}\0${until}`).digest('base64url');
}

/** Letters, digits, '-', '_' and one '.'. */
export function sign(keys: Keys, use: SignedUse, subject: string, until: Date): string {
  const moment = until.getTime().toString(36);
  return `${moment}.${macOf(keys, use, subject, moment)}`;
}

export function isSigned(keys: Keys, use: SignedUse, subject: string, signature: string, now: Date): boolean {
  const [moment = '', mac = ''] = signature.split('.');
  const given = Buffer.from(mac);
  const right = Buffer.from(macOf(keys, use, subject, moment));
  return (
    given.length === right.length && timingSafeEqual(given, right) && parseInt(moment, 36) > now.getTime()
  );
}
