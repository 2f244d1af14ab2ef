/** Builds the HTTP app, ready to listen or for `inject`. */
import { constants as zlib } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from '../config';
import { registerBodyTimeout } from './body-timeout';
import type { Metrics } from '../metrics';
import type { Traces } from '../traces';
import { registerConsole } from './console';
import { registerCors } from './cors';
import { registerCalls, type AppServices } from './dispatch';
import { answerErrors, answerWithoutRoute } from './error-answers';
import { FairShare } from './fair-share';
import { GuestHomes } from './guest-home';
import { H5Index, HomeForGuests, registerH5, sendPage } from './h5';
import { BusinessError, type Handlers } from './handler';
import { registerHealth, type Lifecycle } from './health';
import { RequestLimits } from './limits';
import { logRequests, loggerOptions, type LogStream } from './logging';
import { registerOpenApi } from './openapi';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { HTTP_MESSAGES } from './messages';
import { BROTLI_QUALITY } from './packing';
import { registerReadingPage } from './reading-page';
import { requestId } from './request-id';
import type { Routes } from './routes';
import { registerSecurity } from './security';
import { registerServiceWorker } from './service-worker';
import { validatorCompiler } from './validation';
import { registerVerifyFiles } from './verify-files';

interface AppOptions {
  readonly services: AppServices;
  readonly handlers: Handlers;
  /** Routes of the domains, the demo and the test tools. */
  readonly routes: readonly Routes[];
  readonly pool: Pool;
  readonly lifecycle: Lifecycle;
  readonly metrics: Metrics | null;
  readonly traces: Traces | null;
  /** Log destination; default: standard output. */
  readonly logStream: LogStream | undefined;
}

/** A number is the count of proxies in front of the backend. */
function trustProxy({
  trustProxy: trusted,
}: Config): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  return typeof trusted === 'boolean' ? trusted : [...trusted];
}

function createFastify({ services: { config }, logStream }: AppOptions): FastifyInstance {
  const app = Fastify({
    logger: loggerOptions(config, logStream),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    trustProxy: trustProxy(config),
    bodyLimit: config.bodyLimit,
    forceCloseConnections: 'idle',
    // The listening socket closes first: what still arrives on an open connection is answered.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply: unknown) =>
      answerWithoutRoute(reply as FastifyReply, error, request.id),
  });
  app.setValidatorCompiler(validatorCompiler());
  // Response schemas only feed the OpenAPI document; handlers' responses are already checked by the compiler.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  return app;
}

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, handlers, routes, pool, lifecycle, metrics } = options;
  const { config } = services;
  const app = createFastify(options);
  if (options.traces !== null) await app.register(options.traces.plugin);
  const index = new H5Index(config.h5Dir);
  const guests = new GuestHomes(app, services.clock, config.h5Dir);
  const home = new HomeForGuests(guests, config);
  app.addHook('onListen', () => guests.warm());
  const limits = new RequestLimits(services.db, services.clock, config);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  parseBodies(app);
  registerBodyTimeout(app, config.bodyPatienceMs);
  logRequests(app);
  metrics?.watchRequests(app);
  answerErrors(app, (request, reply) => sendPage(request, reply, index, home));
  registerCors(app, config.corsOrigins);
  await registerSecurity(app, config, index.scriptHashes);
  const brotliOptions = { params: { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, brotliOptions });
  await registerOpenApi(app, config);
  if (config.readingPage) await registerReadingPage(app);
  registerHealth(app, pool, lifecycle, config);
  registerVerifyFiles(app, config.verifyFiles);
  const fair = new FairShare(services.clock, config.fairShare, metrics?.onFairRefusal);
  await registerCalls(app, handlers, services, { limits, fair });
  for (const register of routes) await register(app, services, limits);
  await registerConsole(app, config.consoleDir, services.random);
  registerServiceWorker(app, config.h5Dir, config.serviceWorker);
  await registerH5(app, config, index, home);
  return app;
}

/** Accepts an empty JSON body, and JSON sent as text/plain (navigator.sendBeacon). A compressed body is refused before it is read. */
function parseBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (encoding.toLowerCase() === 'identity') done();
    else done(new BusinessError(BACKEND_CODE.badInput, HTTP_MESSAGES.encoding, 415));
  });
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', 'text/plain'],
    { parseAs: 'string' },
    (request, body: string, done) => {
      if (body.trim() === '') done(null, undefined);
      else void parseJson(request, body, done);
    },
  );
}
