/** Medals. The path is not shown (assumed); the rules are contract/medals.ts. */
import { defineCalls } from '../define';
import type { medalSchemas } from './medals.schema';

export const medalCalls = defineCalls<typeof medalSchemas>()({
  listMedals: {
    method: 'GET',
    path: '/v1/ol-parent-medal/list',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
  },
});
