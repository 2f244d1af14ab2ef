/** Timetable, class list, contents, leave, booking, calendar, live lessons and listening. */
import { defineCalls } from '../define';
import { shapes } from '../generated/lessons/calls';
import type { lessonsSchemas } from './schema';

const ours = {
  method: 'POST',
  service: 'product',
  access: 'session',
  served: true,
  assumed: true,
} as const;

export const lessonsCalls = defineCalls<typeof lessonsSchemas>(shapes)({
  getTodayClasses: {
    method: 'GET',
    path: '/v1/index/todayClasss',
    service: 'product',
    access: 'session',
    served: true,
  },
  goClass: {
    method: 'POST',
    path: '/api_index.php/index/parent_appv1/goClass',
    service: 'product',
    access: 'session',
    served: true,
  },
  listenOnlineCourse: {
    method: 'POST',
    path: '/v1/ol-parent-task-detail/listenOnlineCourse',
    service: 'product',
    access: 'session',
    served: true,
  },
  getLiveCourse: {
    method: 'POST',
    path: '/api/aic-ug/v1/live/getLiveCourse',
    service: 'growth',
    access: 'session',
    served: true,
    assumed: true,
    reads: true,
  },
  getClassList: {
    method: 'POST',
    path: '/v1/course/getClassList',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
    reads: true,
  },
  exportClassCalendar: {
    method: 'POST',
    path: '/v1/course/exportCalendar',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
    once: true,
  },
  listLeaveRecords: { ...ours, path: '/v1/leave/record/list', reads: true },
  listLeaveLessons: { ...ours, path: '/v1/leave/lesson/list', reads: true },
  /** Idempotent per lesson. */
  askForLeave: {
    ...ours,
    path: '/v1/leave/apply',
    once: true,
  },
  /** Idempotent. */
  withdrawLeave: {
    ...ours,
    path: '/v1/leave/withdraw',
  },
  getClassContent: { ...ours, method: 'GET', path: '/v1/course/classContent' },
  getBeforeClass: { ...ours, method: 'GET', path: '/v1/course/beforeClass' },
  tickPreparation: { ...ours, path: '/v1/course/beforeClass/tick' },
  listBookingTimes: { ...ours, method: 'GET', path: '/v1/booking/times' },
  /** Idempotent per time slot. */
  bookLesson: { ...ours, path: '/v1/booking/book', once: true },
  /** Idempotent. */
  cancelBooking: { ...ours, path: '/v1/booking/cancel' },
  listBookings: { ...ours, method: 'GET', path: '/v1/booking/list' },
  /** The page works without a login. */
  getLiveAudit: { ...ours, access: 'optional', method: 'GET', path: '/v1/live/audit' },
});
