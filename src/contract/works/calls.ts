/** Works of children: baby show, little teacher, teacher star. */
import { defineCalls } from '../define';
import type { worksSchemas } from './schema';

export const worksCalls = defineCalls<typeof worksSchemas>()({
  getGroupIdByLittleTeacher: {
    method: 'POST',
    path: '/v1/course/getGroupIdByLittleTeacher',
    service: 'product',
    access: 'session',
    served: false,
  },
});
