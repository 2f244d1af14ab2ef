import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import type { coursesCalls } from './calls';
import { COURSE_CODE } from './values';

export const coursesErrors = {
  unlockCourse: {
    [BACKEND_CODE.notFound]: 'there is no such course',
    [COURSE_CODE.hoursShort]: 'not enough recorded hours of its subject: nothing was taken',
    [COURSE_CODE.notForHours]: 'it cannot be had for hours',
  },
} as const satisfies DocumentedErrors<typeof coursesCalls>;
