import { FORCED_LOGIN_CODES, type AppError } from '@/contract/errors';
import { EMPTY_BODY } from './api/client';
import { ERROR } from './texts';

/** What the parent reads (part 1 section 8). Where a server said something, that is shown. */
export function errorText(error: AppError): string {
  switch (error.kind) {
    case 'timeout':
      return ERROR.timeout;
    case 'network':
      return ERROR.network;
    case 'http':
      return ERROR.requestFailed;
    case 'decode':
      return error.reason === EMPTY_BODY ? ERROR.responseEmpty : ERROR.responseStatus;
    case 'auth':
      return error.message || ERROR.sessionExpired;
    case 'business':
      return error.message || (isSessionCode(error.code) ? ERROR.sessionExpired : ERROR.requestFailed);
    case 'unsupported':
      return error.ability === VERSION_NOT_SUPPORTED ? ERROR.versionTooLow : ERROR.unsupported;
    case 'denied':
      return ERROR.denied;
  }
}

/** `ability` of an error where the host knows the command but its app is too old (part 2 section 8). */
export const VERSION_NOT_SUPPORTED = 'version not support';

const isSessionCode = (code: string): boolean => FORCED_LOGIN_CODES.includes(code);
