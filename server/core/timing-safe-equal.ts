/** Constant-time comparison, independent of the length and of where the secrets differ. */
import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export const timingSafeEqualText = (given: string, right: string): boolean =>
  timingSafeEqual(digest(given), digest(right));
