/** Inbox and notifications. */
import { defineCalls } from '../define';
import { shapes } from '../generated/messages/calls';
import type { messagesSchemas } from './schema';

export const messagesCalls = defineCalls<Pick<typeof messagesSchemas, 'getUnReadMsgNum' | 'isSubscribe'>>(
  shapes,
)({
  getUnReadMsgNum: {
    method: 'POST',
    path: '/api/aic-ug/v1/index/getUnReadMsgNum',
    service: 'growth',
    access: 'session',
    served: true,
    sendsToken: true,
    reads: true,
  },
  isSubscribe: {
    method: 'GET',
    path: '/v1/user/isSubscribe',
    service: 'product',
    access: 'session',
    served: true,
    sendsToken: true,
  },
});
