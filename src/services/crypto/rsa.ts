import { JSEncrypt } from 'jsencrypt';
import { emptyPool, fillPool } from './random-pool';

/** Random bytes per text: the padding of a 4096-bit key, twice, because zeros are skipped. */
export const RANDOM_BYTES_PER_TEXT = 1024;

/** RSA with PKCS#1 v1.5 padding, base64; undefined if the key is invalid or the text too long for it. */
export function encryptRsa(publicKey: string, text: string, randomBytes: Uint8Array): string | undefined {
  const cipher = new JSEncrypt();
  cipher.setPublicKey(publicKey);
  fillPool(randomBytes);
  try {
    return cipher.encrypt(text) || undefined;
  } finally {
    emptyPool();
  }
}
