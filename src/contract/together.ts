/** Calls that are asked in one request: what the app and the reference backend agree on. Real gateways need not know it. */
import type { CallEntry } from './define';
import { OUTLIVING_BYTES } from './wire';

/** Calls of one request. */
export const MOST_TOGETHER = 24;

/** Of one request, in bytes. */
export const TOGETHER_BYTES = OUTLIVING_BYTES;

/** It reads, or doing it again changes nothing (`CallEntry.together`). */
export const mayGoTogether = ({ method, together }: CallEntry): boolean => together ?? method === 'GET';

/** Below the base address of the calls that it carries, whose headers say who asks: it has none of its own. */
export const togetherCall = {
  method: 'POST',
  path: '/together',
  service: 'product',
  access: 'public',
  served: true,
  assumed: true,
} as const satisfies CallEntry;
