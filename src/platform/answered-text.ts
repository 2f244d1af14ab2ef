import type { HttpResponse } from './types';

/** For a response that is not JSON. */
export const bodyOfText = (text: string): Pick<HttpResponse, 'body' | 'isPage'> => ({
  body: undefined,
  ...(/^\s*</.test(text) && { isPage: true }),
});
