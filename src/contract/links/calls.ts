/** Links out of a page: click targets, external pages, one-time tokens, the web view. */
import { defineCalls } from '../define';
import { shapes } from '../generated/links/calls';
import type { linksSchemas } from './schema';

export const linksCalls = defineCalls<typeof linksSchemas>(shapes)({
  /** 1000014 means an empty token here, not a forced login: rule links-10. */
  oneTimeLinkToken: {
    method: 'POST',
    path: '/member/v2/oneTimeLinkToken',
    service: 'member',
    access: 'optional',
    served: true,
    assumed: true,
    // The parent is waiting: on timeout the link opens without a token (assumed).
    timeoutMs: 5000,
    sendsToken: true,
    once: true,
  },
  /** Exempt from the forced login: rule shell-16. */
  getAuthTokenExt: {
    method: 'GET',
    path: '/v1/visitor/getAuthTokenExt',
    service: 'product',
    access: 'session',
    served: true,
    unused: 'the specification gives no use',
    reads: false,
  },
});
