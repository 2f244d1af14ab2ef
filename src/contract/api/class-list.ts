/** The child's classes, past and coming. The paths are not shown (assumed). */
import { defineCalls } from '../define';
import type { classListSchemas } from './class-list.schema';

export const classListCalls = defineCalls<typeof classListSchemas>()({
  getClassList: {
    method: 'POST',
    path: '/v1/course/getClassList',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
  },
  exportClassCalendar: {
    method: 'POST',
    path: '/v1/course/exportCalendar',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
  },
});
