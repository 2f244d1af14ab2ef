import { ecb } from '@noble/ciphers/aes.js';
import { base64, utf8Bytes } from './bytes';

/** AES-128-ECB with PKCS7 padding, base64, as the captcha protocol requires. */
export const encryptAes = (text: string, key: string): string =>
  base64(ecb(utf8Bytes(key)).encrypt(utf8Bytes(text)));
