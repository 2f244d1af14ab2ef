/** What every start and every session end ask; the rest is in later-calls.ts. */
import { defineCalls } from '../define';
import { shapes } from '../generated/account/calls';
import type { accountSchemas } from './schema';

export const accountCalls = defineCalls<Pick<typeof accountSchemas, 'appLogin' | 'logout'>>(shapes)({
  appLogin: {
    method: 'POST',
    path: '/v1/index/appLogin',
    service: 'product',
    access: 'session',
    served: true,
    sendsToken: true,
    once: true,
  },
  logout: {
    method: 'GET',
    path: '/v1/visitor/logout',
    service: 'product',
    access: 'optional',
    served: true,
    reads: false,
  },
});
