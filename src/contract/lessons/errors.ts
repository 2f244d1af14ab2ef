import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import type { lessonsCalls } from './calls';

export const lessonsErrors = {
  getLiveCourse: { [BACKEND_CODE.notFound]: 'there is no such class' },
  askForLeave: {
    [BACKEND_CODE.notFound]: 'there is no such lesson',
    [BACKEND_CODE.conflict]: 'too late, attended already, or no leave left',
  },
  withdrawLeave: {
    [BACKEND_CODE.notFound]: 'there is no such leave',
    [BACKEND_CODE.conflict]: 'too late, or its make-up lesson is arranged',
  },
} as const satisfies DocumentedErrors<typeof lessonsCalls>;
