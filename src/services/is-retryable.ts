import { BACKEND_CODE, type AppError } from '@/contract/errors';

const BUSY: readonly string[] = [BACKEND_CODE.tooManyRequests, BACKEND_CODE.unavailable];

/** Transient: a retry may succeed; other errors are final. */
export function isRetryable(error: AppError): boolean {
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
