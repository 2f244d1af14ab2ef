/** Addresses and regions. */
import { defineCalls } from '../define';
import { shapes } from '../generated/addresses/calls';
import type { addressesSchemas } from './schema';

export const addressesCalls = defineCalls<typeof addressesSchemas>(shapes)({
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
  },
  addAddress: {
    method: 'POST',
    path: '/v1/ol-parent-address/add',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
    once: true,
  },
  updateAddress: {
    method: 'POST',
    path: '/v1/ol-parent-address/update',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
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
  },
  getRegionList: {
    method: 'GET',
    path: '/v1/common/getRegionList',
    service: 'product',
    access: 'public',
    served: true,
    assumed: true,
  },
});
