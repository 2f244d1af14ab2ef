/** Guide pages. */
import { defineCalls } from '../define';
import { shapes } from '../generated/guides/calls';
import type { guidesSchemas } from './schema';

export const guidesCalls = defineCalls<typeof guidesSchemas>(shapes)({
  getGuide: {
    method: 'GET',
    path: '/v1/guide/detail',
    service: 'product',
    access: 'public',
    served: true,
    assumed: true,
  },
});
