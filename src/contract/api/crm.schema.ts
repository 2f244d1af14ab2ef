/** CRM (part 1 section 7). The payload is not shown (assumed): that of the other code sends. */
import { Type as T } from '@sinclair/typebox';
import { areaCode, cipher, cipherVersion, nothingTold } from './primitives.schema';

export const crmSchemas = {
  sendCrmSms: {
    request: T.Object({ areaCode: areaCode(), phoneCipher: cipher(), cipherVersion: cipherVersion() }),
    response: nothingTold(),
  },
};
