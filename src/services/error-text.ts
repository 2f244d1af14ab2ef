import { FORCED_LOGIN_CODES, type AppError } from '@/contract/errors';
import { VERSION_NOT_SUPPORTED } from '@/platform/helpers';
import { EMPTY_BODY } from './api/client';
import { ERROR } from './texts';

/** Error text for the parent. The server's message if there is one; '' if nothing should be shown. */
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
      // The specification's text is for callers, not for parents.
      if (error.message === VERSION_NOT_SUPPORTED) return ERROR.versionTooLow;
      return error.message || (isSessionCode(error.code) ? ERROR.sessionExpired : ERROR.requestFailed);
    case 'unsupported':
      return error.ability === VERSION_NOT_SUPPORTED ? ERROR.versionTooLow : ERROR.unsupported;
    case 'denied':
      return error.isExplained ? '' : ERROR.denied;
    case 'stale':
      return '';
  }
}

/** `text` instead of the error's own, but still '' if nothing should be shown. */
export const failureText = (error: AppError, text: string): string => errorText(error) && text;

const isSessionCode = (code: string): boolean => FORCED_LOGIN_CODES.includes(code);
