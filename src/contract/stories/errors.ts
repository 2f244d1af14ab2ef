import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import type { storiesCalls } from './calls';

export const storiesErrors = {
  getStory: { [BACKEND_CODE.notFound]: 'there is no such story' },
} as const satisfies DocumentedErrors<typeof storiesCalls>;
