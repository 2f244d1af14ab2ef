import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import { addressesCalls } from './calls';
import { addressesRoutes } from './routes';
import { addressesSchemas } from './schema';

const notFound = { [BACKEND_CODE.notFound]: 'this parent has no such address, or not any more' };

const bad = {
  [BACKEND_CODE.badInput]: 'a name, phone, place or detail that is none',
  [BACKEND_CODE.cipherInvalid]: 'the cipher cannot be read',
};

const addressesErrors = {
  getAddress: notFound,
  addAddress: { ...bad, [BACKEND_CODE.conflict]: 'this parent has as many as there may be' },
  updateAddress: bad,
  setDefaultAddress: notFound,
} as const satisfies DocumentedErrors<typeof addressesCalls>;

export const addresses = {
  routes: addressesRoutes,
  calls: addressesCalls,
  schemas: addressesSchemas,
  errors: addressesErrors,
};
