/** What only the log of hours asks. */
import { defineCalls } from '../define';
import type { hoursCalls } from './calls';
import type { hoursSchemas } from './schema';

export const hoursLaterCalls = defineCalls<Omit<typeof hoursSchemas, keyof typeof hoursCalls>>()({
  listHourRecords: {
    method: 'POST',
    path: '/v1/personalCenter/queryUserHourRecord',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
  },
});
