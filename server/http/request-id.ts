import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Long enough to be one, and with a letter: never somebody's phone number. */
const SANE = /^(?=.*[A-Za-z])[A-Za-z0-9_.:-]{8,64}$/;

/** A gateway's id goes on; anything else gets a new one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID();
}
