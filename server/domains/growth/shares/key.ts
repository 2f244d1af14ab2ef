/** Key of a share: returned once, stored as a hash. */
import { createHash } from 'node:crypto';
import { SHARE_KEY_LENGTH } from '../../../../src/contract/growth/values';
import type { Random } from '../../../core/random';

const BYTES = 16;

export const newKey = (random: Random): string =>
  random.bytes(BYTES).toString('base64url').slice(0, SHARE_KEY_LENGTH);

export const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');
