/** Courses and their categories, replays, baby study, teachers. */
import { defineCalls } from '../define';
import type { coursesSchemas } from './schema';

export const coursesCalls = defineCalls<typeof coursesSchemas>()({
  getUserSubject: {
    method: 'POST',
    path: '/v1/course/getUserSubject',
    service: 'product',
    access: 'session',
    served: true,
  },
  getCourseStudyList: {
    method: 'POST',
    path: '/v1/course/getCourseStudyList',
    service: 'product',
    access: 'session',
    served: true,
    sendsToken: true,
  },
  /** The outline of a step; its path is not shown (assumed). */
  getSyllabus: {
    method: 'GET',
    path: '/v1/course/getSyllabus',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
  },
});
