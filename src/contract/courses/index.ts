import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import { coursesCalls } from './calls';
import { coursesRoutes } from './routes';
import { coursesSchemas } from './schema';
import { COURSE_CODE } from './values';

const coursesErrors = {
  unlockCourse: {
    [BACKEND_CODE.notFound]: 'there is no such course',
    [COURSE_CODE.hoursShort]: 'not enough recorded hours of its subject: nothing was taken',
    [COURSE_CODE.notForHours]: 'it cannot be had for hours',
  },
} as const satisfies DocumentedErrors<typeof coursesCalls>;

export const courses = {
  routes: coursesRoutes,
  calls: coursesCalls,
  schemas: coursesSchemas,
  errors: coursesErrors,
};
