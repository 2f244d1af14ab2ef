/** Part 1 section 7, visitor. */
import { defineCalls } from '../define';
import { BACKEND_CODE } from '../errors';
import type { visitorSchemas } from './visitor.schema';

export const visitorCalls = defineCalls<typeof visitorSchemas>()({
  getCountryMobilePrefixs: {
    method: 'GET',
    path: '/v1/visitor/getCountryMobilePrefixs',
    service: 'product',
    access: 'public',
    served: true,
  },
  logout: {
    method: 'GET',
    path: '/v1/visitor/logout',
    service: 'product',
    access: 'optional',
    served: true,
  },
  logoutWithToken: {
    method: 'POST',
    path: '/v1/visitor/logoutWithToken',
    service: 'product',
    access: 'public',
    served: false,
    assumed: true,
  },
  /** Exempt from the forced login (part 1 section 4): see forced-login.ts. */
  getAuthTokenExt: {
    method: 'GET',
    path: '/v1/visitor/getAuthTokenExt',
    service: 'product',
    access: 'session',
    served: true,
  },
  getAuthCenterToken: {
    method: 'GET',
    path: '/v1/visitor/getAuthCenterToken',
    service: 'product',
    access: 'session',
    served: true,
  },
  exchangeTemporaryToken: {
    method: 'POST',
    path: '/v1/visitor/exchangeTemporaryToken',
    service: 'product',
    access: 'public',
    served: true,
    assumed: true,
    errors: { [BACKEND_CODE.temporaryTokenInvalid]: 'unknown, used or too old' },
  },
  getUserInfoByToken: {
    method: 'GET',
    path: '/v1/visitor/getUserInfoByToken',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
  },
  newToken: {
    method: 'POST',
    path: '/v1/visitor/newToken',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
  },
});
