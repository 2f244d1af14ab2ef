/** Download pages. */
import { defineCalls } from '../define';
import { shapes } from '../generated/download/calls';
import type { downloadSchemas } from './schema';

export const downloadCalls = defineCalls<typeof downloadSchemas>(shapes)({
  getAppFlag: {
    method: 'GET',
    path: '/v1/index/getAppFlag',
    service: 'product',
    access: 'optional',
    served: true,
  },
});
