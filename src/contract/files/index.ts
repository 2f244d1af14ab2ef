import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import { filesCalls } from './calls';
import { filesSchemas } from './schema';

const filesErrors = {
  uploadFile: {
    [BACKEND_CODE.badInput]: 'no file, too large (413), or of a kind that is not taken (415)',
    [BACKEND_CODE.tooManyRequests]: 'too many files or bytes of this parent',
  },
} as const satisfies DocumentedErrors<typeof filesCalls>;

export const files = { routes: {}, calls: filesCalls, schemas: filesSchemas, errors: filesErrors };
