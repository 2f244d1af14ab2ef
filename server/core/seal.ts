/** Authenticated encryption (AES-256-GCM) of short texts in the database: phones, secrets of one-time codes. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** base64 of nonce, tag and cipher. */
export function sealText(key: Buffer, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
}

function opened(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

/** null: sealed with another key. */
export function openText(key: Buffer, sealed: string): string | null {
  try {
    return opened(key, sealed);
  } catch {
    return null;
  }
}

/** By the first key that opens it: today's, or one that is being exchanged. Throws if none does. */
export function openTextByAny(keys: readonly Buffer[], sealed: string): string {
  for (const key of keys) {
    const text = openText(key, sealed);
    if (text !== null) return text;
  }
  throw new Error('A sealed text is opened by none of the keys');
}
