/** A phone inside the backend: never in a log, never in plain in the database. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import {
  earlierSpellingsOf,
  identityOf,
  phoneNumberOf,
  type PhoneNumber,
} from '../../../src/contract/account/phone-number';
import { PHONE_PATTERN } from '../../../src/contract/account/values';
import { badInput } from '../../core/http/handler';
import type { Keys } from '../../core/keys';
import { decrypt } from './cipher';
import { ACCOUNT_MESSAGES } from './messages';

export type Phone = PhoneNumber;

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What stands in a phone number, however it is written. Whatever else a cipher opens to is none, digits in it or not. */
const PHONE_TEXT = /^[\p{Nd}\p{Z}\p{P}\p{Cf}+\uFF0B]{1,40}$/u;

/** The phone of a request, decrypted, read and checked. */
export function phoneOf(
  keys: Keys,
  request: { readonly areaCode: string; readonly phoneCipher: string },
): Phone {
  const text = decrypt(keys.rsaPrivateKey, request.phoneCipher);
  const phone = phoneNumberOf(request.areaCode, text);
  if (phone.areaCode === '' || !PHONE_TEXT.test(text) || !PHONE_PATTERN.test(phone.number)) {
    throw badInput('phoneCipher', ACCOUNT_MESSAGES.phoneInvalid);
  }
  return phone;
}

const hashOf = (keys: Keys, text: string): string =>
  createHmac('sha256', keys.phoneLookup).update(text).digest('base64url');

/** The same for the same phone however it is written, and not to be computed without our key. */
export const lookupOf = (keys: Keys, { areaCode, number }: Phone): string =>
  hashOf(keys, identityOf(phoneNumberOf(areaCode, number)));

/** What an account may be kept under that was made when a phone was hashed as it was typed. */
export const earlierLookupsOf = (keys: Keys, { areaCode, number }: Phone): string[] =>
  earlierSpellingsOf(phoneNumberOf(areaCode, number)).map((spelling) =>
    hashOf(keys, `${spelling.areaCode}:${spelling.number}`),
  );

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
