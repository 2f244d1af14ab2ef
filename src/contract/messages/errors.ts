import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import type { messagesCalls } from './calls';

export const messagesErrors = {
  getMessage: { [BACKEND_CODE.notFound]: 'this parent has no such message' },
  readMessage: { [BACKEND_CODE.notFound]: 'this parent has no such message' },
} as const satisfies DocumentedErrors<typeof messagesCalls>;
