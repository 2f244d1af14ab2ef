/** Sharing: signatures, posters, invitations; what follows a share is in later-calls.ts. */
import { defineCalls } from '../define';
import { shapes } from '../generated/share/calls';
import type { shareSchemas } from './schema';

export const shareCalls = defineCalls<Pick<typeof shareSchemas, 'getSignPackage' | 'getPosterTask'>>(shapes)({
  /** Answers {code: '200', signPackage}. */
  getSignPackage: {
    method: 'POST',
    path: '/v1/share/getShareConfig',
    service: 'wechatShare',
    access: 'public',
    served: true,
    assumed: true,
    reads: true,
  },
  getPosterTask: {
    method: 'GET',
    path: '/v1/poster/shareTask',
    service: 'poster',
    access: 'session',
    served: true,
    assumed: true,
  },
});
