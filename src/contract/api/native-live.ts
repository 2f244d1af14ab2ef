/** Live audit in the mini program (part 2 sections 4.10 and 7). Headers: token and the three of home. */
import { defineCalls } from '../define';
import { BACKEND_CODE } from '../errors';
import type { nativeLiveSchemas } from './native-live.schema';

export const nativeLiveCalls = defineCalls<typeof nativeLiveSchemas>()({
  getLiveCourse: {
    method: 'POST',
    path: '/api/aic-ug/v1/live/getLiveCourse',
    service: 'growth',
    access: 'session',
    served: true,
    assumed: true,
    errors: { [BACKEND_CODE.notFound]: 'there is no such class' },
  },
});
