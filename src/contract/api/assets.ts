/** Hours of the assets services (part 1 section 7, part 2 section 7). */
import { defineCalls } from '../define';
import type { assetsSchemas } from './assets.schema';

export const assetsCalls = defineCalls<typeof assetsSchemas>()({
  getLeaveSummary: {
    method: 'POST',
    path: '/api/unification-assets/special/multiBrand/summary/list',
    service: 'unificationAssets',
    access: 'session',
    served: true,
  },
  /** Also the "remaining-hours {userId, status: 1}" of part 2 section 7. */
  queryGeneralUserHourGroup: {
    method: 'POST',
    path: '/assets/v2/userHour/general/queryUserHourGroup',
    service: 'assets',
    access: 'session',
    served: false,
  },
});
