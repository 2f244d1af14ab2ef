/** Homework and exercise books. */
import { defineCalls } from '../define';
import { shapes } from '../generated/homework/calls';
import type { homeworkSchemas } from './schema';
import { RECOGNITION_TIMEOUT_MS } from './exercise-book';

const entry = { service: 'product', access: 'session', served: true, assumed: true } as const;

export const homeworkCalls = defineCalls<typeof homeworkSchemas>(shapes)({
  workUndoneNum: {
    method: 'POST',
    path: '/v1/work/WorkUndoneNum',
    service: 'product',
    access: 'session',
    served: true,
    reads: true,
  },
  listHomework: { ...entry, method: 'GET', path: '/v1/work/list' },
  getHomework: { ...entry, method: 'GET', path: '/v1/work/detail' },
  getHomeworkDraft: { ...entry, method: 'GET', path: '/v1/work/draft' },
  saveHomeworkDraft: { ...entry, method: 'POST', path: '/v1/work/draft/save' },
  handInHomework: { ...entry, method: 'POST', path: '/v1/work/handIn' },
  markHomeworkSeen: { ...entry, method: 'POST', path: '/v1/work/seen' },
  getHomeworkFilm: { ...entry, method: 'GET', path: '/v1/work/film' },
  snapExercisePage: { ...entry, served: true, method: 'POST', path: '/v1/exercise/snap', once: true },
  recogniseExercisePage: {
    ...entry,
    served: true,
    method: 'POST',
    path: '/v1/exercise/recognise',
    timeoutMs: RECOGNITION_TIMEOUT_MS,
  },
  getExercisePage: { ...entry, served: true, method: 'GET', path: '/v1/exercise/page' },
  checkExercisePage: { ...entry, served: true, method: 'POST', path: '/v1/exercise/check' },
  listExercisePages: { ...entry, served: true, method: 'GET', path: '/v1/exercise/list' },
});
