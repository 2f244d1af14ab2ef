import { appHeaders, encrypt, loginFields, PASSWORD, phoneFields } from '../../server/support/visitor';

export { appHeaders, loginFields, phoneFields };

/** Request body of a login by password, for parents made by builders. */
export const loginBody = (phone: string): string =>
  JSON.stringify({ ...loginFields(phone), passwordCipher: encrypt(PASSWORD) });
