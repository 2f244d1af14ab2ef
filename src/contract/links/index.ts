import type { DocumentedErrors } from '../define';
import { ERROR_CODE } from '../errors';
import { linksCalls } from './calls';
import { linksRoutes } from './routes';
import { linksSchemas } from './schema';

const linksErrors = {
  oneTimeLinkToken: { [ERROR_CODE.sessionInvalid]: 'no session: the token is empty' },
} as const satisfies DocumentedErrors<typeof linksCalls>;

export const links = {
  routes: linksRoutes,
  calls: linksCalls,
  schemas: linksSchemas,
  errors: linksErrors,
};
