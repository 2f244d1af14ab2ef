/** The inbox itself: what no start on home asks. */
import { defineCalls } from '../define';
import { shapes } from '../generated/messages/later-calls';
import type { messagesCalls } from './calls';
import type { messagesSchemas } from './schema';

const entry = { service: 'growth', access: 'session', served: true, assumed: true } as const;

export const messagesLaterCalls = defineCalls<Omit<typeof messagesSchemas, keyof typeof messagesCalls>>(
  shapes,
)({
  getMessageKinds: { ...entry, method: 'GET', path: '/api/aic-ug/v1/message/kinds' },
  getMessages: { ...entry, method: 'GET', path: '/api/aic-ug/v1/message/list' },
  getMessage: { ...entry, method: 'GET', path: '/api/aic-ug/v1/message/detail' },
  readMessage: { ...entry, method: 'POST', path: '/api/aic-ug/v1/message/read' },
  readAllMessages: { ...entry, method: 'POST', path: '/api/aic-ug/v1/message/readAll' },
});
