/** Timetable, class list, leave, calendar, live lessons and listening. */
import { defineCalls } from '../define';
import { shapes } from '../generated/lessons/calls';
import type { lessonsSchemas } from './schema';

export const lessonsCalls = defineCalls<
  Pick<typeof lessonsSchemas, 'getTodayClasses' | 'goClass' | 'listenOnlineCourse' | 'getLiveCourse'>
>(shapes)({
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
});
