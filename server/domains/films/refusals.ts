/** Errors for films, shared by all domains. */
import { BACKEND_CODE } from '../../../src/contract/errors';
import { FILM_CODE } from '../../../src/contract/films/values';
import { BusinessError } from '../../core/http/handler';
import { FILM_MESSAGES } from './messages';

export const noSuchFilm = () => new BusinessError(BACKEND_CODE.notFound, FILM_MESSAGES.unknown);
export const filmLocked = () => new BusinessError(FILM_CODE.locked, FILM_MESSAGES.locked);
export const filmExpired = () => new BusinessError(FILM_CODE.expired, FILM_MESSAGES.expired);
export const filmNotReady = () => new BusinessError(FILM_CODE.notReady, FILM_MESSAGES.notReady);
