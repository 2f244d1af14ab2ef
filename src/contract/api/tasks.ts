/** My tasks. initTask (activity.ts) sets them up; the paths of the others are not shown (assumed). */
import { defineCalls } from '../define';
import { BACKEND_CODE } from '../errors';
import type { taskSchemas } from './tasks.schema';

const common = { service: 'product', access: 'session', served: true, assumed: true } as const;

export const taskCalls = defineCalls<typeof taskSchemas>()({
  listMyTasks: { method: 'GET', path: '/v1/ol-parent-task-detail/list', ...common },
  /** Counted; the newest first. */
  listFinishedTasks: { method: 'GET', path: '/v1/ol-parent-task-detail/finished', ...common },
  claimTask: {
    method: 'POST',
    path: '/v1/ol-parent-task-detail/claim',
    ...common,
    errors: {
      [BACKEND_CODE.notFound]: 'there is no such task for this child',
      [BACKEND_CODE.conflict]: 'not done yet, or its time is over',
    },
  },
  getTaskClaim: {
    method: 'GET',
    path: '/v1/ol-parent-task-detail/claimed',
    ...common,
    errors: {
      [BACKEND_CODE.notFound]: 'nothing was claimed under this id',
      [BACKEND_CODE.forbidden]: 'another child claimed it',
    },
  },
  /** The parent passed a link on; the first time counts. */
  shareDone: { method: 'POST', path: '/v1/ol-parent-task-detail/share', ...common },
});
