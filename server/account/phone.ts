/** A phone inside the backend: never in a log, never in plain in the database. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { PHONE_PATTERN } from '../../src/contract/account/values';
import { badInput } from '../http/handler';
import type { Keys } from '../keys';
import { decrypt } from './cipher';
import { ACCOUNT_MESSAGES } from './messages';

export interface Phone {
  readonly areaCode: string;
  /** Digits only. */
  readonly number: string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The phone of a request, decrypted and checked. */
export function phoneOf(
  keys: Keys,
  request: { readonly areaCode: string; readonly phoneCipher: string },
): Phone {
  const number = decrypt(keys.rsaPrivateKey, request.phoneCipher);
  if (!PHONE_PATTERN.test(number)) throw badInput('phoneCipher', ACCOUNT_MESSAGES.phoneInvalid);
  return { areaCode: request.areaCode, number };
}

/** The same for the same phone, and not to be computed without our key. */
export function lookupOf(keys: Keys, phone: Phone): string {
  return createHmac('sha256', keys.phoneLookup)
    .update(`${phone.areaCode}:${phone.number}`)
    .digest('base64url');
}

/** '138****0001'; of a short number less is shown, of a very short one nothing. */
export function maskPhone({ number }: Phone): string {
  const third = number.length / 3;
  const head = number.slice(0, Math.min(3, Math.floor(third)));
  const tail = number.length < 6 ? '' : number.slice(-Math.min(4, Math.ceil(third)));
  return `${head}****${tail}`;
}

export function sealPhone(keys: Keys, phone: Phone): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keys.phoneEncryption, nonce);
  const body = Buffer.concat([cipher.update(phone.number, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
}

export function openPhone(keys: Keys, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keys.phoneEncryption, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
