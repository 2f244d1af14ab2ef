import { PASSWORD_LENGTH } from '../../../src/contract/account/values';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { atMost } from '../../core/at-most';
import { badInput } from '../../core/http/handler';
import type { Keys } from '../../core/keys';
import { decryptFor } from './cipher';
import { ACCOUNT_MESSAGES } from './messages';

/** 8 to 20 characters without whitespace, with a letter and a digit: the same rule as in the app. */
const NEW_PASSWORD = new RegExp(
  `^(?=.*[A-Za-z])(?=.*\\d)\\S{${PASSWORD_LENGTH.least},${PASSWORD_LENGTH.most}}$`,
  'u',
);

/**
 * Argon2 runs in the libuv thread pool and uses a full core and 19 MB per hash. Leave one core for the event loop and for other work
 * in the pool.
 */
const oneCoreFree = atMost(Math.max(1, availableParallelism() - 1));

/** argon2id with the library's recommended cost. */
export const hashPassword = (password: string): Promise<string> => oneCoreFree(() => hash(password));

let decoy: Promise<string> | null = null;

/** Constant time: a phone without account or password takes as long as a wrong password, so that they cannot be distinguished. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const known = passwordHash ?? (await decoy);
  const matches = await oneCoreFree(() => verify(known, password));
  return matches && passwordHash !== null;
}

/** Decrypts and validates a new password. */
export function newPasswordOf(
  keys: Keys,
  { cipherVersion, passwordCipher }: { readonly cipherVersion: string; readonly passwordCipher: string },
): string {
  const password = decryptFor(keys, cipherVersion, passwordCipher);
  if (!NEW_PASSWORD.test(password)) throw badInput('passwordCipher', ACCOUNT_MESSAGES.newPasswordRule);
  return password;
}
