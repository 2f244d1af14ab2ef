import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import { filmsCalls } from './calls';
import { filmsSchemas } from './schema';
import { FILM_CODE } from './values';

const filmsErrors = {
  getFilm: {
    [BACKEND_CODE.notFound]: 'there is no such film, or it is not for this child',
    [FILM_CODE.locked]: 'not bought, and no trial',
    [FILM_CODE.expired]: 'its time is over',
    [FILM_CODE.notReady]: 'a replay that is still being made',
  },
} as const satisfies DocumentedErrors<typeof filmsCalls>;

export const films = { routes: {}, calls: filmsCalls, schemas: filmsSchemas, errors: filmsErrors };
