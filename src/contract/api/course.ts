/** Part 1 section 7 and part 2 section 7: the child's courses and homework. */
import { defineCalls } from '../define';
import type { courseSchemas } from './course.schema';

export const courseCalls = defineCalls<typeof courseSchemas>()({
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
  },
  workUndoneNum: {
    method: 'POST',
    path: '/v1/work/WorkUndoneNum',
    service: 'product',
    access: 'session',
    served: true,
  },
  getGroupIdByLittleTeacher: {
    method: 'POST',
    path: '/v1/course/getGroupIdByLittleTeacher',
    service: 'product',
    access: 'session',
    served: false,
  },
});
