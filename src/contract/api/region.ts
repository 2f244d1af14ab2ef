/** Provinces, cities and districts (section 5, region picker). The path is not shown (assumed). */
import { defineCalls } from '../define';
import type { regionSchemas } from './region.schema';

export const regionCalls = defineCalls<typeof regionSchemas>()({
  getRegionList: {
    method: 'GET',
    path: '/v1/common/getRegionList',
    service: 'product',
    access: 'public',
    served: true,
    assumed: true,
  },
});
