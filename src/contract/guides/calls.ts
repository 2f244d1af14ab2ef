/** Guide pages. */
import { defineCalls } from '../define';
import type { guidesSchemas } from './schema';

export const guidesCalls = defineCalls<typeof guidesSchemas>()({
  getGuide: {
    method: 'GET',
    path: '/v1/guide/detail',
    service: 'product',
    access: 'public',
    served: true,
    assumed: true,
  },
});
