import { encrypt, loginFields, PASSWORD } from '../../server/support/visitor';

/** What the app sends when a parent of the builders logs in by password. */
export const loginBody = (phone: string): string =>
  JSON.stringify({ ...loginFields(phone), passwordCipher: encrypt(PASSWORD) });
