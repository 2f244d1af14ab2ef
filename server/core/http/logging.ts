/**
 * JSON logs that contain only the fields listed here: no address, query, body, phone, token or code. Error messages are left out
 * too, since a database error repeats the statement with its values.
 */
import { hostname } from 'node:os';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../config';
import { ProviderError } from '../providers/error';

const FRAMES = 12;

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string | undefined;
  readonly cause?: string | undefined;
  readonly [field: string]: unknown;
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** pg has no code for it. */
const POOL_IS_USED_UP: Readonly<Record<string, string>> = {
  'timeout exceeded when trying to connect': 'no database connection is free',
};

/** Name, codes and stack frames, without the message. */
function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const stack = frames.slice(0, FRAMES).map((line) => line.trim());
  return {
    type: error.name,
    message: '',
    stack: stack.join('\n'),
    code:
      error instanceof ProviderError
        ? `${error.provider} ${error.code}`
        : (codeOf(error) ?? POOL_IS_USED_UP[error.message]),
    cause: codeOf(error.cause),
  };
}

export interface LogStream {
  write(line: string): void;
}

/** Buffers log lines and writes once per event-loop turn; the rest is flushed on exit. */
export function gatheringLog(print = (text: string): void => void process.stdout.write(text)): LogStream {
  let gathered = '';
  const flush = () => {
    const text = gathered;
    gathered = '';
    if (text !== '') print(text);
  };
  process.once('exit', flush);
  return {
    write(line) {
      if (gathered === '') setImmediate(flush);
      gathered += line;
    },
  };
}

export function loggerOptions(
  config: Config,
  stream: LogStream = gatheringLog(),
): FastifyServerOptions['logger'] {
  return {
    level: config.logLevel,
    base: { release: config.release, instance: hostname() },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError, error: describeError, req: () => ({}), res: () => ({}) },
    hooks: {
      // pino would use the error's message as the log line's message.
      logMethod(args, method) {
        const [first] = args as unknown[];
        if (first instanceof Error) method.apply(this, [{ err: first }, first.name]);
        else method.apply(this, args);
      },
    },
    stream,
  };
}

/** One log line per request. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        accountId: request.accountId,
      },
      'request',
    );
    done();
  });
}
