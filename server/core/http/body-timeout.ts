/**
 * Body timeout: a client that sends half a body would otherwise hold its connection, and whatever waits for the rest, indefinitely.
 * Calls are small and get 30 seconds in total; an upload may take longer while bytes keep arriving.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SECOND } from '../time';

/** Milliseconds: for a call's whole body, or without progress of an upload. */
export const BODY_TIMEOUT_MS = 30 * SECOND;
const LOOKS = 3;
/** Minimum rate that counts as progress: any mobile network reaches it, a slow-drip client does not. */
const BYTES_PER_SECOND = 512;

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Media type of an upload part, as defined by tus. */
export const PART_TYPE = 'application/offset+octet-stream';

/** A form or an upload part. */
const isUpload = ({ headers }: FastifyRequest): boolean =>
  ['multipart/', PART_TYPE].some((type) => headers['content-type']?.startsWith(type) === true);

const REFUSAL = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

function watch(request: FastifyRequest, timeoutMs: number): void {
  const { raw } = request;
  const { socket } = raw;
  const mayMove = isUpload(request);
  const signOfLife = (BYTES_PER_SECOND * timeoutMs) / LOOKS / SECOND;
  let remaining = LOOKS;
  let seen = socket.bytesRead;
  const look = (): void => {
    const hasMoved = mayMove && socket.bytesRead - seen >= signOfLife;
    seen = socket.bytesRead;
    remaining = hasMoved ? LOOKS : remaining - 1;
    if (remaining > 0) return;
    stop();
    request.log.info('a body did not come');
    socket.end(REFUSAL, () => socket.destroy());
  };
  const timer = setInterval(look, timeoutMs / LOOKS);
  timer.unref();
  const stop = (): void => clearInterval(timer);
  raw.once('end', stop).once('close', stop);
}

export function registerBodyTimeout(app: FastifyInstance, timeoutMs: number): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    // Most bodies arrive in the same packet as the headers. Injected requests have no socket.
    if (request.raw.complete) return done(null, payload);
    if (hasBody(request) && typeof request.raw.socket.bytesRead === 'number') watch(request, timeoutMs);
    done(null, payload);
  });
}
