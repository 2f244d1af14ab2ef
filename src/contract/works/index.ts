import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import { worksCalls } from './calls';
import { worksRoutes } from './routes';
import { worksSchemas } from './schema';
import { WORK_CODE } from './values';

const unknown = { [BACKEND_CODE.notFound]: 'there is no such work, or this user may not see it' };
const theirs = { [BACKEND_CODE.notFound]: 'there is no such work of this parent' };

const worksErrors = {
  getWork: unknown,
  saveWork: {
    ...theirs,
    [BACKEND_CODE.badInput]:
      'a file is not theirs, the nickname reveals too much, or there is no such topic of that kind',
    [WORK_CODE.state]: 'neither a draft nor refused',
    [WORK_CODE.tooMany]: 'as many are open as may be',
  },
  submitWork: {
    ...theirs,
    [BACKEND_CODE.badInput]: 'title, files, cover or consent are missing, or a file has not arrived',
    [WORK_CODE.state]: 'neither a draft nor refused',
    [WORK_CODE.topicClosed]: 'the topic takes none now',
    [WORK_CODE.tooMany]: 'as many were sent today as may be',
  },
  takeBackWork: theirs,
  likeWork: unknown,
  collectWork: unknown,
  listWorkComments: unknown,
  addWorkComment: { ...unknown, [WORK_CODE.tooMany]: 'as many in an hour as may be' },
  removeWorkComment: { [BACKEND_CODE.notFound]: 'there is no such comment of this parent' },
  listStarPlaces: { [BACKEND_CODE.notFound]: 'there is no such edition of the teacher star' },
  reportWork: { ...unknown, [BACKEND_CODE.badInput]: 'it is their own, which they take back' },
} as const satisfies DocumentedErrors<typeof worksCalls>;

export const works = { routes: worksRoutes, calls: worksCalls, schemas: worksSchemas, errors: worksErrors };
