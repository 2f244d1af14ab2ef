/** The child's tutor (/tutor). The path is not shown (assumed). */
import { defineCalls } from '../define';
import type { tutorSchemas } from './tutor.schema';

export const tutorCalls = defineCalls<typeof tutorSchemas>()({
  getTutor: {
    method: 'GET',
    path: '/v1/tutor/detail',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
  },
});
