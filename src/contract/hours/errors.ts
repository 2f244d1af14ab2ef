import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import type { hoursCalls } from './calls';

export const hoursErrors = {
  receiveAward: {
    [BACKEND_CODE.notFound]: 'there is no such package',
    [BACKEND_CODE.conflict]: 'the time for claiming is over',
  },
} as const satisfies DocumentedErrors<typeof hoursCalls>;
