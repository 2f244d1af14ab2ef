/**
 * What the provider tells parents (/informationCenter). Only the number of unread messages is shown in the specification
 * (home.ts); these paths are assumed, in the style of that call.
 */
import { defineCalls } from '../define';
import type { inboxSchemas } from './inbox.schema';

const entry = { service: 'growth', access: 'session', served: true, assumed: true } as const;

export const inboxCalls = defineCalls<typeof inboxSchemas>()({
  getMessageKinds: { ...entry, method: 'GET', path: '/api/aic-ug/v1/message/kinds' },
  getMessages: { ...entry, method: 'GET', path: '/api/aic-ug/v1/message/list' },
  getMessage: { ...entry, method: 'GET', path: '/api/aic-ug/v1/message/detail' },
  readMessage: { ...entry, method: 'POST', path: '/api/aic-ug/v1/message/read' },
  readAllMessages: { ...entry, method: 'POST', path: '/api/aic-ug/v1/message/readAll' },
});
