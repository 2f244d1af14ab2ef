/** Class hours as mine shows them. */
import { defineCalls } from '../define';
import { shapes } from '../generated/hours/calls';
import type { hoursSchemas } from './schema';

export const hoursCalls = defineCalls<
  Pick<
    typeof hoursSchemas,
    'getLeaveSummary' | 'queryUserHourGroup' | 'queryUserHourGroups' | 'getHourCateByBrandCode'
  >
>(shapes)({
  getLeaveSummary: {
    method: 'POST',
    path: '/api/unification-assets/special/multiBrand/summary/list',
    service: 'unificationAssets',
    access: 'session',
    served: true,
    reads: true,
  },
  queryUserHourGroup: {
    method: 'POST',
    path: '/v1/personalCenter/queryUserHourGroup',
    service: 'product',
    access: 'session',
    served: true,
    reads: true,
  },
  /** Of several brands. */
  queryUserHourGroups: {
    method: 'POST',
    path: '/v1/personalCenter/queryUserHourGroups',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
    inPlaceOf: 'queryUserHourGroup',
    reads: true,
  },
  getHourCateByBrandCode: {
    method: 'POST',
    path: '/v1/personalCenter/getHourCateByBrandCode',
    service: 'product',
    access: 'session',
    served: true,
    reads: true,
  },
});
