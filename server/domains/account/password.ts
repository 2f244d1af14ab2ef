import { PASSWORD_LENGTH } from '../../../src/contract/account/values';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { atMost } from '../../core/at-most';
import { badInput } from '../../core/http/handler';
import type { Keys } from '../../core/keys';
import { decrypt } from './cipher';
import { ACCOUNT_MESSAGES } from './messages';

/** 8 to 20 characters without blanks, with a letter and a digit: what the app demands too. */
const NEW_PASSWORD = new RegExp(
  `^(?=.*[A-Za-z])(?=.*\\d)\\S{${PASSWORD_LENGTH.least},${PASSWORD_LENGTH.most}}$`,
  'u',
);

/**
 * Argon2 works in threads of its own and fills a core with each: as many at once as there are cores would leave none for
 * the loop and for what else waits for these threads. 19 MB each, too.
 */
const oneCoreFree = atMost(Math.max(1, availableParallelism() - 1));

/** argon2id with the library's recommended cost. */
export const hashPassword = (password: string): Promise<string> => oneCoreFree(() => hash(password));

let decoy: Promise<string> | null = null;

/** A phone without account or password costs as much time as a wrong password, so that neither can be told apart. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const known = passwordHash ?? (await decoy);
  const matches = await oneCoreFree(() => verify(known, password));
  return matches && passwordHash !== null;
}

/** The password that a parent chooses. */
export function newPasswordOf(keys: Keys, passwordCipher: string): string {
  const password = decrypt(keys.rsaPrivateKey, passwordCipher);
  if (!NEW_PASSWORD.test(password)) throw badInput('passwordCipher', ACCOUNT_MESSAGES.newPasswordRule);
  return password;
}
