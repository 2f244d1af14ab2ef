import { encrypt, loginFields, PASSWORD } from '../../server/support/visitor';

/** Request body of a login by password, for parents made by builders. */
export const loginBody = (phone: string): string =>
  JSON.stringify({ ...loginFields(phone), passwordCipher: encrypt(PASSWORD) });
