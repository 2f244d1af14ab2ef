import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import { profileCalls } from './calls';
import { profileRoutes } from './routes';
import { profileSchemas } from './schema';

const profileErrors = {
  savePersonalInfo: {
    [BACKEND_CODE.badInput]: 'a name, a day, a region or a picture that cannot be',
    [BACKEND_CODE.conflict]: 'saved from another device since the parent has seen it',
  },
} as const satisfies DocumentedErrors<typeof profileCalls>;

export const profile = {
  routes: profileRoutes,
  calls: profileCalls,
  schemas: profileSchemas,
  errors: profileErrors,
};
