import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import type { addressesCalls } from './calls';

const gone = { [BACKEND_CODE.notFound]: 'this parent has no such address, or not any more' };

const bad = {
  [BACKEND_CODE.badInput]: 'a name, phone, place or detail that is none',
  [BACKEND_CODE.cipherInvalid]: 'the cipher cannot be read',
};

export const addressesErrors = {
  getAddress: gone,
  addAddress: { ...bad, [BACKEND_CODE.conflict]: 'this parent has as many as there may be' },
  updateAddress: bad,
  setDefaultAddress: gone,
} as const satisfies DocumentedErrors<typeof addressesCalls>;
