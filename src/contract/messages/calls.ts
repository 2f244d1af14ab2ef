/** Inbox and notifications. */
import { defineCalls } from '../define';
import { shapes } from '../generated/messages/calls';
import type { messagesSchemas } from './schema';

const entry = { service: 'growth', access: 'session', served: true, assumed: true } as const;

export const messagesCalls = defineCalls<typeof messagesSchemas>(shapes)({
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
  listSubscriptions: { ...entry, method: 'GET', path: '/api/aic-ug/v1/subscription/list' },
  answerSubscriptions: { ...entry, method: 'POST', path: '/api/aic-ug/v1/subscription/answer', once: true },
  getMessageKinds: { ...entry, method: 'GET', path: '/api/aic-ug/v1/message/kinds' },
  getMessages: { ...entry, method: 'GET', path: '/api/aic-ug/v1/message/list' },
  getMessage: { ...entry, method: 'GET', path: '/api/aic-ug/v1/message/detail' },
  readMessage: { ...entry, method: 'POST', path: '/api/aic-ug/v1/message/read' },
  readAllMessages: { ...entry, method: 'POST', path: '/api/aic-ug/v1/message/readAll' },
});
