/** The daily check-in's screens. The check-in itself is signIn (activity.ts). The paths are not shown (assumed). */
import { defineCalls } from '../define';
import { BACKEND_CODE } from '../errors';
import type { checkInSchemas } from './check-in.schema';

export const checkInCalls = defineCalls<typeof checkInSchemas>()({
  getCheckIn: {
    method: 'GET',
    path: '/v1/ol-parent-sign-in-detail/today',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
  },
  getCheckInMonth: {
    method: 'GET',
    path: '/v1/ol-parent-sign-in-detail/month',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
    errors: { [BACKEND_CODE.badInput]: 'a month to come, or one before the account began' },
  },
});
