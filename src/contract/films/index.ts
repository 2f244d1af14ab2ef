import { filmsCalls } from './calls';
import { filmsErrors } from './errors';
import { filmsSchemas } from './schema';

export const films = { routes: {}, calls: filmsCalls, schemas: filmsSchemas, errors: filmsErrors };
