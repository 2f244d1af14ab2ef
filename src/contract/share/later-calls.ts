/** What no first screen asks, so that no first load carries it. */
import { defineCalls } from '../define';
import { shapes } from '../generated/share/later-calls';
import type { shareCalls } from './calls';
import type { shareSchemas } from './schema';

export const shareLaterCalls = defineCalls<Omit<typeof shareSchemas, keyof typeof shareCalls>>(shapes)({
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
