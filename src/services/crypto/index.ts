import { fail, ok, type Result } from '@/contract/errors';
import type { Platform } from '@/platform/types';

/**
 * Encrypts phones and passwords for the member service: RSA, base64. The library is loaded on first use; a failed load is a network error.
 */
export async function encryptForMember(
  platform: Pick<Platform, 'randomBytes'>,
  publicKey: string,
  texts: readonly string[],
): Promise<Result<string[]>> {
  const rsa = await load(() => import('./rsa'));
  if (!rsa.ok) return rsa;
  const { encryptRsa, RANDOM_BYTES_PER_TEXT } = rsa.value;
  const ciphers: string[] = [];
  for (const text of texts) {
    const random = await platform.randomBytes(RANDOM_BYTES_PER_TEXT);
    if (!random.ok) return random;
    const cipher = encryptRsa(publicKey, text, random.value);
    if (cipher === undefined) return fail({ kind: 'unsupported', ability: 'rsa' });
    ciphers.push(cipher);
  }
  return ok(ciphers);
}

/** Encrypts the captcha's answer with its secret key; rejects if the cipher cannot be loaded. */
export async function encryptForCaptcha(text: string, key: string): Promise<string> {
  const { encryptAes } = await import('./aes');
  return encryptAes(text, key);
}

async function load<T>(importing: () => Promise<T>): Promise<Result<T>> {
  try {
    return ok(await importing());
  } catch {
    return fail({ kind: 'network' });
  }
}
