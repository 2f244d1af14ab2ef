import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import { hoursCalls } from './calls';
import { hoursRoutes } from './routes';
import { hoursSchemas } from './schema';

const hoursErrors = {
  receiveAward: {
    [BACKEND_CODE.notFound]: 'there is no such package',
    [BACKEND_CODE.conflict]: 'the time for claiming is over',
  },
} as const satisfies DocumentedErrors<typeof hoursCalls>;

export const hours = {
  routes: hoursRoutes,
  calls: hoursCalls,
  schemas: hoursSchemas,
  errors: hoursErrors,
};
