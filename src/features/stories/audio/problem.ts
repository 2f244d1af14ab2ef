import { BACKEND_CODE, isRefusal, isUnreachable, type AppError } from '@/contract/errors';
import { FILM_CODE } from '@/contract/films/values';

/**
 * lost: no network, it goes on by itself; failed: the server did not answer as it should; broken: the recording cannot be played;
 * locked, coming, missing: what the server says of it; unsupported: nothing sounds here.
 */
export type SoundProblem = 'lost' | 'failed' | 'broken' | 'locked' | 'coming' | 'missing' | 'unsupported';

export function problemOf(error: AppError): SoundProblem {
  if (isUnreachable(error)) return 'lost';
  if (isRefusal(error, FILM_CODE.locked, FILM_CODE.expired)) return 'locked';
  if (isRefusal(error, FILM_CODE.notReady)) return 'coming';
  return isRefusal(error, BACKEND_CODE.notFound) ? 'missing' : 'failed';
}
