import { BACKEND_CODE, type AppError } from '@/contract/errors';

const BUSY: readonly string[] = [BACKEND_CODE.tooManyRequests, BACKEND_CODE.unavailable];

/** The same again may work later; anything else is the server's last word on it. */
export function isPassing(error: AppError): boolean {
  switch (error.kind) {
    case 'business':
      return BUSY.includes(error.code);
    case 'http':
      return error.status >= 500 || error.status === 408 || error.status === 429;
    case 'decode':
      return false;
    default:
      return true;
  }
}
