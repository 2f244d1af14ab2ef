import { FORCED_LOGIN_CODES, type AppError } from '@/contract/errors';
import { VERSION_NOT_SUPPORTED } from '@/platform/helpers';
import { EMPTY_BODY } from './api/client';
import { ERROR } from './texts';

/** What the parent reads. Where a server said something, that is shown; '' where nothing is to be said. */
export function errorText(error: AppError): string {
  switch (error.kind) {
    case 'timeout':
      return ERROR.timeout;
    case 'network':
      return error.isForeign ? ERROR.foreign : ERROR.network;
    case 'http':
      return ERROR.requestFailed;
    case 'decode':
      return error.reason === EMPTY_BODY ? ERROR.responseEmpty : ERROR.responseStatus;
    case 'auth':
      return error.message || ERROR.sessionExpired;
    case 'business':
      // The specification's words are for the caller, not for the parent.
      if (error.message === VERSION_NOT_SUPPORTED) return ERROR.versionTooLow;
      return error.message || (isSessionCode(error.code) ? ERROR.sessionExpired : ERROR.requestFailed);
    case 'unsupported':
      return error.ability === VERSION_NOT_SUPPORTED ? ERROR.versionTooLow : ERROR.unsupported;
    case 'denied':
      return ERROR.denied;
    case 'late':
      return '';
  }
}

/** `text` where a failure has words of its own, and still nothing where nothing is to be said. */
export const failureText = (error: AppError, text: string): string => (error.kind === 'late' ? '' : text);

const isSessionCode = (code: string): boolean => FORCED_LOGIN_CODES.includes(code);
