import type { HttpResponse } from './types';

/** Of an answer that is no JSON. */
export const bodyOfText = (text: string): Pick<HttpResponse, 'body' | 'isPage'> => ({
  body: undefined,
  ...(/^\s*</.test(text) && { isPage: true }),
});
