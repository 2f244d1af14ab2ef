/**
 * A body that does not come ends its request: a client that sent half of one would keep its connection, and what waits
 * for the rest, as long as it liked. Calls are small and have half a minute; a film may take long, as long as it moves.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SECOND } from '../time';

/** For all of a call's body, and between two signs of life of an upload. */
export const BODY_PATIENCE_MS = 30 * SECOND;
const LOOKS = 3;
/** So much between two looks is a sign of life, on the worst of mobile networks too; a byte now and then is none. */
const BYTES_PER_SECOND = 512;

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Of a part of a file, as tus has it. */
export const PART_TYPE = 'application/offset+octet-stream';

/** A form, or a part of a file. */
const isUpload = ({ headers }: FastifyRequest): boolean =>
  ['multipart/', PART_TYPE].some((type) => headers['content-type']?.startsWith(type) === true);

const REFUSAL = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

function watch(request: FastifyRequest, patienceMs: number): void {
  const { raw } = request;
  const { socket } = raw;
  const mayMove = isUpload(request);
  const signOfLife = (BYTES_PER_SECOND * patienceMs) / LOOKS / SECOND;
  let left = LOOKS;
  let seen = socket.bytesRead;
  const look = (): void => {
    const hasMoved = mayMove && socket.bytesRead - seen >= signOfLife;
    seen = socket.bytesRead;
    left = hasMoved ? LOOKS : left - 1;
    if (left > 0) return;
    stop();
    request.log.info('a body did not come');
    socket.end(REFUSAL, () => socket.destroy());
  };
  const timer = setInterval(look, patienceMs / LOOKS);
  timer.unref();
  const stop = (): void => clearInterval(timer);
  raw.once('end', stop).once('close', stop);
}

export function registerBodyPatience(app: FastifyInstance, patienceMs: number): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    // Most bodies come with their head. An injected request has no connection.
    if (request.raw.complete) return done(null, payload);
    if (hasBody(request) && typeof request.raw.socket.bytesRead === 'number') watch(request, patienceMs);
    done(null, payload);
  });
}
