import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import { messagesCalls } from './calls';
import { messagesRoutes } from './routes';
import { messagesSchemas } from './schema';

const messagesErrors = {
  getMessage: { [BACKEND_CODE.notFound]: 'this parent has no such message' },
  readMessage: { [BACKEND_CODE.notFound]: 'this parent has no such message' },
} as const satisfies DocumentedErrors<typeof messagesCalls>;

export const messages = {
  routes: messagesRoutes,
  calls: messagesCalls,
  schemas: messagesSchemas,
  errors: messagesErrors,
};
