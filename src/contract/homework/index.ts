import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import { homeworkCalls } from './calls';
import { EXERCISE_CODE } from './exercise-book';
import { homeworkRoutes } from './routes';
import { homeworkSchemas } from './schema';
import { HOMEWORK_CODE } from './values';

const missing = { [BACKEND_CODE.notFound]: 'there is no such homework of this child' } as const;
const noPage = { [BACKEND_CODE.notFound]: 'there is no such page of this child' } as const;
const closed = { [HOMEWORK_CODE.closed]: 'handed in, corrected or excused meanwhile' } as const;

const homeworkErrors = {
  getHomeworkDraft: missing,
  saveHomeworkDraft: {
    ...missing,
    ...closed,
    [BACKEND_CODE.badInput]: 'an answer to another question or of another kind, or a file that is not theirs',
    [HOMEWORK_CODE.draftConflict]: 'another device saved one since; data is that draft',
  },
  handInHomework: {
    ...missing,
    ...closed,
    [BACKEND_CODE.badInput]: 'an answer to another question or of another kind, or a file that is not theirs',
    [HOMEWORK_CODE.incomplete]: 'something required is not answered; data is { questionIds }',
  },
  markHomeworkSeen: missing,
  snapExercisePage: { [BACKEND_CODE.badInput]: 'no picture that this parent uploaded' },
  recogniseExercisePage: {
    ...noPage,
    [EXERCISE_CODE.notAnswered]: 'the recognition does not answer; the photo is kept, ask again later',
  },
  getExercisePage: noPage,
  checkExercisePage: {
    ...noPage,
    [BACKEND_CODE.badInput]: 'an answer to a box that the page does not have',
    [EXERCISE_CODE.closed]: 'not recognised yet',
  },
} as const satisfies DocumentedErrors<typeof homeworkCalls>;

export const homework = {
  routes: homeworkRoutes,
  calls: homeworkCalls,
  schemas: homeworkSchemas,
  errors: homeworkErrors,
};
