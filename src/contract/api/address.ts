/** Addresses (/myAddressCenter). The paths are not shown (assumed). */
import { defineCalls } from '../define';
import { BACKEND_CODE } from '../errors';
import type { addressSchemas } from './address.schema';

const gone = { [BACKEND_CODE.notFound]: 'there is no such address any more' };
const bad = {
  [BACKEND_CODE.badInput]: 'a name, phone, place or detail that is none',
  [BACKEND_CODE.cipherInvalid]: 'the cipher cannot be read',
};

export const addressCalls = defineCalls<typeof addressSchemas>()({
  listAddresses: {
    method: 'GET',
    path: '/v1/ol-parent-address/list',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
  },
  getAddress: {
    method: 'GET',
    path: '/v1/ol-parent-address/detail',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
    errors: gone,
  },
  addAddress: {
    method: 'POST',
    path: '/v1/ol-parent-address/add',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
    errors: { ...bad, [BACKEND_CODE.conflict]: 'this parent has as many as there may be' },
  },
  updateAddress: {
    method: 'POST',
    path: '/v1/ol-parent-address/update',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
    errors: bad,
  },
  deleteAddress: {
    method: 'POST',
    path: '/v1/ol-parent-address/delete',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
  },
  setDefaultAddress: {
    method: 'POST',
    path: '/v1/ol-parent-address/setDefault',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
    errors: gone,
  },
});
