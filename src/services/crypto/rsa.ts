import { JSEncrypt } from 'jsencrypt';
import { emptyPool, fillPool } from './random-pool';

/** Of randomness for one text: the padding of a 4096-bit key, and as much again for zeros, which it skips. */
export const RANDOM_BYTES_PER_TEXT = 1024;

/** RSA with PKCS#1 v1.5 padding, base64; undefined when the key is none or the text is too long for it. */
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
