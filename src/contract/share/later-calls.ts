/** What no first screen asks, so that no first load carries it. */
import { defineCalls } from '../define';
import type { shareCalls } from './calls';
import type { shareSchemas } from './schema';

export const shareLaterCalls = defineCalls<Omit<typeof shareSchemas, keyof typeof shareCalls>>()({
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
