/** Download pages. */
import { defineCalls } from '../define';
import type { downloadSchemas } from './schema';

export const downloadCalls = defineCalls<typeof downloadSchemas>()({
  getAppFlag: {
    method: 'GET',
    path: '/v1/index/getAppFlag',
    service: 'product',
    access: 'optional',
    served: true,
  },
});
