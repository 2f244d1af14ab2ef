/** What mine and the courses tab ask; the rest is in later-calls.ts. */
import { defineCalls } from '../define';
import { shapes } from '../generated/courses/calls';
import type { coursesSchemas } from './schema';

export const coursesCalls = defineCalls<Pick<typeof coursesSchemas, 'getUserSubject' | 'getCourseStudyList'>>(
  shapes,
)({
  getUserSubject: {
    method: 'POST',
    path: '/v1/course/getUserSubject',
    service: 'product',
    access: 'session',
    served: true,
    reads: true,
  },
  getCourseStudyList: {
    method: 'POST',
    path: '/v1/course/getCourseStudyList',
    service: 'product',
    access: 'session',
    served: true,
    sendsToken: true,
    reads: true,
  },
});
