/** The activity center, newcomers, the wonderful activity. */
import { defineCalls } from '../define';
import { shapes } from '../generated/activities/calls';
import type { newcomerSchemas } from './newcomers.schema';
import type { activitiesSchemas } from './schema';

const common = { service: 'product', access: 'session', served: true, assumed: true } as const;

export const activitiesCalls = defineCalls<Omit<typeof activitiesSchemas, keyof typeof newcomerSchemas>>(
  shapes,
)({
  /** Counted. What ends first comes first; of those that ended, what ended last. */
  listActivities: { method: 'GET', path: '/v1/ol-parent-activity/list', ...common },
  /** Taking part again changes nothing. */
  joinActivity: {
    method: 'POST',
    path: '/v1/ol-parent-activity/join',
    ...common,
  },
  checkTag: {
    method: 'GET',
    path: '/user/student/checkTag',
    service: 'studentTag',
    access: 'session',
    served: true,
    unused: 'the specification gives no use',
  },
  checkWonderfulMoment: {
    method: 'POST',
    path: '/v1/wonderful/moment/check/user/rule',
    service: 'product',
    access: 'session',
    served: true,
    reads: true,
  },
  getNewbornEntranceDetail: {
    method: 'GET',
    path: '/v1/activity/newborn-entrance/getEntranceDetail',
    service: 'product',
    access: 'session',
    served: true,
  },
});
