import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import { storiesCalls } from './calls';
import { storiesRoutes } from './routes';
import { storiesSchemas } from './schema';

const storiesErrors = {
  getStory: { [BACKEND_CODE.notFound]: 'there is no such story' },
} as const satisfies DocumentedErrors<typeof storiesCalls>;

export const stories = {
  routes: storiesRoutes,
  calls: storiesCalls,
  schemas: storiesSchemas,
  errors: storiesErrors,
};
