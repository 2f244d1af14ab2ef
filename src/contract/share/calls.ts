/** Sharing: signatures, posters, invitations, and what follows a share. */
import { defineCalls } from '../define';
import { shapes } from '../generated/share/calls';
import type { shareSchemas } from './schema';

export const shareCalls = defineCalls<typeof shareSchemas>(shapes)({
  /** The response is {code: '200', signPackage}. */
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
  listInvitations: {
    method: 'GET',
    path: '/v1/ol-parent-invitation/list',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
  },
  getBeacoinByShareWechat: {
    method: 'POST',
    path: '/v1/study/getBeacoinByShareWechat',
    service: 'product',
    access: 'session',
    sendsToken: true,
    served: true,
    once: true,
  },
});
