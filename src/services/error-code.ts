import type { Result } from '@/contract/errors';

/** The server's own code of a refusal, for events; '' where there is none. */
export const codeOf = (result: Result<unknown>): string =>
  !result.ok && 'code' in result.error ? result.error.code : '';
