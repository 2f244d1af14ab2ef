/** Check-in, tasks, medals, stars and pea coins. */
import { defineCalls } from '../define';
import { shapes } from '../generated/rewards/calls';
import type { rewardsSchemas } from './schema';

const common = { service: 'product', access: 'session', served: true, assumed: true } as const;

export const rewardsCalls = defineCalls<typeof rewardsSchemas>(shapes)({
  initTask: {
    method: 'GET',
    path: '/v1/index/initTask',
    service: 'product',
    access: 'session',
    served: true,
    sendsToken: true,
    // It creates the tasks of the visit.
    reads: false,
  },
  /** Success: today's check-in is open, and the popup leads to it. The refusal's code is assumed. */
  isSignIn: {
    method: 'POST',
    path: '/v1/ol-parent-sign-in-detail/isSignIn',
    service: 'product',
    access: 'session',
    served: true,
    sendsToken: true,
    reads: true,
  },
  /** The check-in. Idempotent per day. Rewards: values.ts. */
  signIn: {
    method: 'POST',
    path: '/v1/ol-parent-sign-in-detail/signIn',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
  },
  getCheckIn: {
    method: 'GET',
    path: '/v1/ol-parent-sign-in-detail/today',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
  },
  getCheckInMonth: {
    method: 'GET',
    path: '/v1/ol-parent-sign-in-detail/month',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
  },
  listMedals: {
    method: 'GET',
    path: '/v1/ol-parent-medal/list',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
  },
  listMyTasks: { method: 'GET', path: '/v1/ol-parent-task-detail/list', ...common },
  /** With a total count; newest first. */
  listFinishedTasks: { method: 'GET', path: '/v1/ol-parent-task-detail/finished', ...common },
  claimTask: {
    method: 'POST',
    path: '/v1/ol-parent-task-detail/claim',
    ...common,
    once: true,
  },
  getTaskClaim: {
    method: 'GET',
    path: '/v1/ol-parent-task-detail/claimed',
    ...common,
  },
  /** The parent shared a link; only the first time counts. */
  shareDone: { method: 'POST', path: '/v1/ol-parent-task-detail/share', ...common, once: true },
});
