import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import { lessonsCalls } from './calls';
import { lessonsRoutes } from './routes';
import { lessonsSchemas } from './schema';

const lessonsErrors = {
  getLiveCourse: { [BACKEND_CODE.notFound]: 'there is no such class' },
  askForLeave: {
    [BACKEND_CODE.notFound]: 'there is no such lesson',
    [BACKEND_CODE.conflict]: 'too late, attended already, or no leave left',
  },
  withdrawLeave: {
    [BACKEND_CODE.notFound]: 'there is no such leave',
    [BACKEND_CODE.conflict]: 'too late, or its make-up lesson is arranged',
  },
  tickPreparation: {
    [BACKEND_CODE.notFound]: 'there is no such lesson, or nothing of that id to have ready',
  },
  bookLesson: {
    [BACKEND_CODE.notFound]: 'there is no such time, or the child has no such course',
    [BACKEND_CODE.conflict]: 'too late, no seat left, too many bookings, or another lesson then',
  },
  cancelBooking: {
    [BACKEND_CODE.notFound]: 'there is no such booking',
    [BACKEND_CODE.conflict]: 'too late, or the child has leave for it',
  },
} as const satisfies DocumentedErrors<typeof lessonsCalls>;

export const lessons = {
  routes: lessonsRoutes,
  calls: lessonsCalls,
  schemas: lessonsSchemas,
  errors: lessonsErrors,
};
