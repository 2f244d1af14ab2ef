/** AES-128-ECB with PKCS#7 under the captcha's own key: what AJ-Captcha's clients speak. */
import { createCipheriv, createDecipheriv } from 'node:crypto';

export function encryptText(text: string, secretKey: string): string {
  const cipher = createCipheriv('aes-128-ecb', Buffer.from(secretKey, 'utf8'), null);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

/** null when it was not encrypted under this key. */
export function decryptText(cipherText: string, secretKey: string): string | null {
  try {
    const decipher = createDecipheriv('aes-128-ecb', Buffer.from(secretKey, 'utf8'), null);
    return decipher.update(cipherText, 'base64', 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
