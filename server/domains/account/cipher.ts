/**
 * Decrypts jsencrypt's output: base64 of RSA with PKCS#1 v1.5 padding. Node refuses to unpad it, so that is done here on top of
 * Node's raw RSA (0.25 ms per message; node-forge would block the event loop for 28 ms).
 * A padding oracle would allow decrypting captured passwords (Bleichenbacher). So invalid padding is not an error: like OpenSSL
 * (implicit rejection), this returns an unpredictable text, always the same for the same cipher, and the request continues as usual.
 */
import {
  constants,
  createHash,
  createHmac,
  createPrivateKey,
  privateDecrypt,
  type KeyObject,
} from 'node:crypto';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { BusinessError } from '../../core/http/handler';
import type { Keys } from '../../core/keys';
import { ACCOUNT_MESSAGES } from './messages';

const MIN_PADDING = 8;
/** 00 02, the padding, 00. */
const OVERHEAD = MIN_PADDING + 3;
const HASH_BYTES = 32;

interface Key {
  readonly key: KeyObject;
  readonly bytes: number;
  /** HMAC key of the substitute texts for undecryptable ciphers. */
  readonly substitutes: Buffer;
}

const keys = new Map<string, Key>();

function keyOf(pem: string): Key {
  const known = keys.get(pem);
  if (known !== undefined) return known;
  const key = createPrivateKey(pem);
  const bytes = Math.ceil((key.asymmetricKeyDetails?.modulusLength ?? 0) / 8);
  const substitutes = createHmac('sha256', key.export({ type: 'pkcs8', format: 'der' }))
    .update('substitutes')
    .digest();
  const made = { key, bytes, substitutes };
  keys.set(pem, made);
  return made;
}

/** 00 02, at least eight non-zero bytes, 00, the message. */
function unpad(block: Buffer): Buffer | null {
  const end = block.indexOf(0, 2);
  const isPadded = block[0] === 0 && block[1] === 2 && end >= 2 + MIN_PADDING;
  return isPadded ? block.subarray(end + 1) : null;
}

/** Pseudo-random, with the length of a possible message. */
function substituteFor({ substitutes, bytes }: Key, cipher: Buffer): Buffer {
  const blocks = Array.from({ length: Math.ceil(bytes / HASH_BYTES) + 1 }, (_, index) =>
    createHmac('sha256', substitutes).update(Buffer.of(index)).update(cipher).digest(),
  );
  const [first = Buffer.alloc(2), ...rest] = blocks;
  return Buffer.concat(rest).subarray(0, first.readUInt16BE(0) % (bytes - OVERHEAD + 1));
}

/** The cipher's bytes, independent of its base64 spelling. */
const bytesOf = (cipher: string): Buffer => Buffer.from(cipher, 'base64');

/** Padding is random, so the same cipher twice means a replay. */
export const cipherHash = (cipher: string): string =>
  createHash('sha256').update(bytesOf(cipher)).digest('base64url');

/** For the key that the app was built with; a build whose key is gone is too old. */
export function decryptFor(keys: Keys, cipherVersion: string, cipher: string): string {
  const pem = keys.rsaPrivateKeys.get(cipherVersion);
  if (pem === undefined) throw new BusinessError(BACKEND_CODE.buildTooOld, ACCOUNT_MESSAGES.buildTooOld);
  return decrypt(pem, cipher);
}

/** Throws only for publicly visible errors: wrong length, or a number beyond the modulus. */
function decrypt(pem: string, cipher: string): string {
  const key = keyOf(pem);
  const bytes = bytesOf(cipher);
  const substitute = substituteFor(key, bytes);
  let block: Buffer;
  try {
    if (bytes.length !== key.bytes) throw new RangeError('Another length');
    block = privateDecrypt({ key: key.key, padding: constants.RSA_NO_PADDING }, bytes);
  } catch {
    throw new BusinessError(BACKEND_CODE.cipherInvalid, ACCOUNT_MESSAGES.cipherInvalid);
  }
  return (unpad(block) ?? substitute).toString('utf8');
}
