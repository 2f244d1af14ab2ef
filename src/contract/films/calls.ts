/** Films and audio: a URL for one parent, and watch progress. */
import { defineCalls } from '../define';
import { shapes } from '../generated/films/calls';
import type { filmsSchemas } from './schema';

const entry = { service: 'product', access: 'session', served: true, assumed: true } as const;

export const filmsCalls = defineCalls<typeof filmsSchemas>(shapes)({
  getFilm: { ...entry, method: 'GET', path: '/v1/film/get' },
  /** Idempotent: progress never decreases. */
  saveWatchProgress: { ...entry, method: 'POST', path: '/v1/film/progress' },
  saveWatchSpeed: { ...entry, method: 'POST', path: '/v1/film/speed' },
  listContinueWatching: { ...entry, method: 'GET', path: '/v1/film/continue' },
});
