import { BACKEND_CODE, type AppError } from '@/contract/errors';
import { isRetryable } from '@/services/is-retryable';
import type { UploadKind } from './types';
import { UPLOADS } from './texts';

/**
 * offline: network error; login: the token is invalid; again: temporary server error; restart: the upload session is gone;
 * refused: permanent, with a reason.
 */
export type Trouble =
  | { readonly is: 'offline' | 'login' | 'again' | 'restart' }
  | { readonly is: 'refused'; readonly words: string };

const NOT_NOW: readonly number[] = [409, 423, 425];
const SESSION_ENDED: readonly number[] = [404, 410];

export function troubleOf(error: AppError, kind: UploadKind): Trouble {
  switch (error.kind) {
    case 'network':
    case 'timeout':
      return { is: 'offline' };
    case 'auth':
      return { is: 'login' };
    case 'business':
      if (isRetryable(error)) return { is: 'again' };
      if (error.code === BACKEND_CODE.notFound) return { is: 'restart' };
      return { is: 'refused', words: error.message || UPLOADS.failed };
    case 'http':
      return isRetryable(error) ? { is: 'again' } : ofStatus(error.status, kind);
    // All parts arrived, and the server is still assembling them.
    case 'decode':
      return { is: 'again' };
    default:
      return { is: 'refused', words: UPLOADS.failed };
  }
}

function ofStatus(status: number, kind: UploadKind): Trouble {
  if (SESSION_ENDED.includes(status)) return { is: 'restart' };
  if (NOT_NOW.includes(status)) return { is: 'again' };
  if (status === 413) return { is: 'refused', words: UPLOADS.tooLarge[kind] };
  if (status === 415) return { is: 'refused', words: UPLOADS.wrongKind[kind] };
  return { is: 'refused', words: UPLOADS.failed };
}
