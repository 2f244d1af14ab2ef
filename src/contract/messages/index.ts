import { messagesCalls } from './calls';
import { messagesLaterCalls } from './later-calls';
import { messagesErrors } from './errors';
import { messagesRoutes } from './routes';
import { messagesSchemas } from './schema';

export const messages = {
  routes: messagesRoutes,
  calls: { ...messagesCalls, ...messagesLaterCalls },
  schemas: messagesSchemas,
  errors: messagesErrors,
};
