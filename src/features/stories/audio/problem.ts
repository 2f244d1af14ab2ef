import { BACKEND_CODE, isRefusal, isUnreachable, type AppError } from '@/contract/errors';
import { FILM_CODE } from '@/contract/films/values';

/**
 * lost: offline, retries by itself; failed: server error; broken: unplayable; locked, coming, missing: the server's refusals;
 * unsupported: no audio here.
 */
export type SoundProblem = 'lost' | 'failed' | 'broken' | 'locked' | 'coming' | 'missing' | 'unsupported';

export function problemOf(error: AppError): SoundProblem {
  if (isUnreachable(error)) return 'lost';
  if (isRefusal(error, FILM_CODE.locked, FILM_CODE.expired)) return 'locked';
  if (isRefusal(error, FILM_CODE.notReady)) return 'coming';
  return isRefusal(error, BACKEND_CODE.notFound) ? 'missing' : 'failed';
}
