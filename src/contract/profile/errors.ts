import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import type { profileCalls } from './calls';

export const profileErrors = {
  savePersonalInfo: {
    [BACKEND_CODE.badInput]: 'a name, a day, a region or a picture that cannot be',
    [BACKEND_CODE.conflict]: 'saved from another device since the parent has seen it',
  },
} as const satisfies DocumentedErrors<typeof profileCalls>;
