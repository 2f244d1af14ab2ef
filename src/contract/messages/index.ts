import { messagesCalls } from './calls';
import { messagesErrors } from './errors';
import { messagesRoutes } from './routes';
import { messagesSchemas } from './schema';

export const messages = {
  routes: messagesRoutes,
  calls: messagesCalls,
  schemas: messagesSchemas,
  errors: messagesErrors,
};
