import type { DocumentedErrors } from '../define';
import { ERROR_CODE } from '../errors';
import type { linksCalls } from './calls';

export const linksErrors = {
  oneTimeLinkToken: { [ERROR_CODE.sessionInvalid]: 'no session: the token is empty' },
} as const satisfies DocumentedErrors<typeof linksCalls>;
