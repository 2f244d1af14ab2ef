import { hash, verify } from '@node-rs/argon2';
import { badInput } from '../http/handler';
import type { Keys } from '../keys';
import { decrypt } from './cipher';
import { ACCOUNT_MESSAGES } from './messages';

/** 8 to 20 characters without blanks, with a letter and a digit: what the app demands too. */
const NEW_PASSWORD = /^(?=.*[A-Za-z])(?=.*\d)\S{8,20}$/u;

/** argon2id with the library's recommended cost. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let decoy: Promise<string> | null = null;

/** A phone without account or password costs as much time as a wrong password, so that neither can be told apart. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  decoy ??= hash('nobody has this password');
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== null;
}

/** The password that a parent chooses. */
export function newPasswordOf(keys: Keys, passwordCipher: string): string {
  const password = decrypt(keys.rsaPrivateKey, passwordCipher);
  if (!NEW_PASSWORD.test(password)) throw badInput('passwordCipher', ACCOUNT_MESSAGES.newPasswordRule);
  return password;
}
