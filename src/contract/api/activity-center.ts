/** The activity centre. The paths are not shown (assumed). */
import { defineCalls } from '../define';
import { BACKEND_CODE } from '../errors';
import type { activityCenterSchemas } from './activity-center.schema';

const common = { service: 'product', access: 'session', served: true, assumed: true } as const;

export const activityCenterCalls = defineCalls<typeof activityCenterSchemas>()({
  /** Counted. What ends first comes first; of those that ended, what ended last. */
  listActivities: { method: 'GET', path: '/v1/ol-parent-activity/list', ...common },
  /** Taking part again changes nothing. */
  joinActivity: {
    method: 'POST',
    path: '/v1/ol-parent-activity/join',
    ...common,
    errors: {
      [BACKEND_CODE.notFound]: 'there is no such activity for this child',
      [BACKEND_CODE.conflict]: 'not under way, or one takes part elsewhere',
    },
  },
});
