import { filesCalls } from './calls';
import { filesErrors } from './errors';
import { filesSchemas } from './schema';

export const files = { routes: {}, calls: filesCalls, schemas: filesSchemas, errors: filesErrors };
