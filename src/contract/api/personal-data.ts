/** A copy of one's own data as a file. The path is not shown (assumed). */
import { defineCalls } from '../define';
import { BACKEND_CODE } from '../errors';
import type { personalDataSchemas } from './personal-data.schema';

export const personalDataCalls = defineCalls<typeof personalDataSchemas>()({
  exportPersonalData: {
    method: 'POST',
    path: '/v1/personalData/export',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
    errors: { [BACKEND_CODE.tooManyRequests]: 'too many copies of this account in 24 hours' },
  },
});
