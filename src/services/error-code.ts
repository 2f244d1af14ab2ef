import type { Result } from '@/contract/errors';

/** The server's error code, for events; '' if there is none. */
export const codeOf = (result: Result<unknown>): string =>
  !result.ok && 'code' in result.error ? result.error.code : '';
