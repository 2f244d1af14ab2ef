/** The whole HTTP side, ready to listen or to be called with `inject`. */
import { constants as zlib } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import type { Pool } from 'pg';
import { BACKEND_CODE } from '../../../src/contract/errors';
import type { Config } from '../config';
import { registerOpenClassCalendar } from '../../domains/classes/calendar-route';
import { registerAnswerFeedback } from '../../domains/help/feedback/answer-route';
import { registerAttend } from '../../domains/lessons/attend-route';
import { registerClassCalendar } from '../../domains/lessons/calendar-route';
import { registerDataExport } from '../../domains/account/own-data/route';
import type { Demo } from '../seed';
import { registerTesting } from '../testing/routes';
import type { TestTools } from '../testing/tools';
import { registerCalls, type AppServices } from './dispatch';
import { failureBody, statusOf } from './envelope';
import { expectedError, internalError } from './errors';
import { registerFiles } from '../../domains/files/route';
import { GuestHomes } from './guest-home';
import { H5Index, HomeForGuests, registerH5, sendPage } from './h5';
import { BusinessError, type Handlers } from './handler';
import { registerBodyPatience } from './body-patience';
import { registerHealth, type Lifecycle } from './health';
import { RequestLimits } from './limits';
import { BROTLI_QUALITY } from './packing';
import { logRequests, loggerOptions, type LogStream } from './logging';
import { HTTP_MESSAGES } from './messages';
import { registerOpenApi } from './openapi';
import { registerReadingPage } from './reading-page';
import { registerSecurity } from './security';
import { registerUploadParts, TUS_EXPOSED, TUS_METHODS } from '../../domains/files/parts/route';
import { validatorCompiler } from './validation';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { existsSync } from 'node:fs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OFFLINE_CACHE_PREFIX } from '../../../src/contract/offline';
import { SERVICE_WORKER_PATH } from '../../../src/contract/offline';

/** A browser that finds no worker at the address goes on with the old one: only another worker ends it. */
export const RETIRING_WORKER = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));
async function retire() {
  const names = (await caches.keys()).filter((name) => name.startsWith('${OFFLINE_CACHE_PREFIX}'));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
`;

/** Long enough to be one, and with a letter. */
const SANE = /^(?=.*[A-Za-z])[A-Za-z0-9_.:-]{8,64}$/;
/** Between what is no part of a hexadecimal id, so many digits may be somebody's number; a mobile number is one anywhere. */
const PHONE_LIKE = /(?<![0-9A-Fa-f])\d{7,15}(?![0-9A-Fa-f])|(?<!\d)(0{0,2}86)?1[3-9]\d{9}(?!\d)/;
const SEPARATORS = /[_.:-]/g;

/** Other origins may call only when the operator lists them. The mini program and the own origin need nothing of this. */
const ONE_DAY_S = 86_400;

interface AppOptions {
  readonly services: AppServices;
  readonly handlers: Handlers;
  readonly pool: Pool;
  readonly lifecycle: Lifecycle;
  /** Where the log goes; standard output when it is not said. */
  readonly logStream: LogStream | undefined;
  /** Present with config.testing only. */
  readonly testTools: TestTools | undefined;
  /** null without the demo accounts. */
  readonly demo: Demo | null;
}

/** A number means so many proxies in front of us. */
function trustProxy({
  trustProxy: trusted,
}: Config): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  return typeof trusted === 'boolean' ? trusted : [...trusted];
}

/** For what goes wrong before there is a route, such as an address that cannot be decoded. */
function answerWith(reply: FastifyReply, error: FastifyError, id: string): void {
  const shown = expectedError(error) ?? internalError();
  void reply.code(shown.status).send(failureBody(null, shown, id));
}

function createFastify({ services: { config }, logStream }: AppOptions): FastifyInstance {
  const app = Fastify({
    logger: loggerOptions(config, logStream),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    trustProxy: trustProxy(config),
    bodyLimit: config.bodyLimit,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    frameworkErrors: (error, request, reply: unknown) => answerWith(reply as FastifyReply, error, request.id),
  });
  app.setValidatorCompiler(validatorCompiler());
  // Response schemas are for the document; the compiler has already checked the handlers against them.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  return app;
}

/** An empty JSON body is no mistake, and a beacon sends its JSON as text. */
function parseBodies(app: FastifyInstance): void {
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

function answerErrors(app: FastifyInstance, index: H5Index, home: HomeForGuests): void {
  app.setErrorHandler(async (error: Error, request, reply) => {
    const expected = expectedError(error);
    const shown = expected ?? internalError();
    // Nobody reads the answer, and a connection that is gone makes errors of its own.
    const hasLeft = request.raw.socket.destroyed;
    if (shown.status >= 500 && hasLeft) request.log.info({ err: error }, 'client left');
    else if (shown.status >= 500) request.log.error({ err: error }, 'request failed');
    if (shown.status === 429) void reply.header('retry-after', shown.retryAfterS ?? 60);
    const entry = request.routeOptions.config.call ?? null;
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    return reply.code(statusOf(entry, shown)).send(failureBody(entry, shown, request.id));
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (await sendPage(request, reply, index, home)) return reply;
    const shown = new BusinessError(BACKEND_CODE.notFound, HTTP_MESSAGES.notFound, 404);
    void reply.header('cache-control', 'no-store');
    return reply.code(404).send(failureBody(null, shown, request.id));
  });
}

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, handlers, pool, lifecycle } = options;
  const { config } = services;
  const app = createFastify(options);
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
  registerBodyPatience(app, config.bodyPatienceMs);
  logRequests(app);
  answerErrors(app, index, home);
  registerCors(app, config.corsOrigins);
  await registerSecurity(app, config, index.scriptHashes);
  const brotliOptions = { params: { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, brotliOptions });
  await registerOpenApi(app, config);
  if (config.readingPage) await registerReadingPage(app);
  registerHealth(app, pool, lifecycle);
  await registerCalls(app, handlers, services, limits);
  registerFiles(app, services, limits);
  await registerUploadParts(app, services, limits);
  registerDataExport(app, services, limits);
  registerClassCalendar(app, services, limits);
  registerOpenClassCalendar(app, services, limits);
  registerAttend(app, services, limits);
  registerAnswerFeedback(app, services, limits);
  if (options.testTools !== undefined) registerTesting(app, services, options.testTools);
  options.demo?.registerPages(app, services);
  registerServiceWorker(app, config.h5Dir, config.serviceWorker);
  await registerH5(app, config.h5Dir, index, home);
  return app;
}

function registerCors(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    void reply.header('access-control-allow-origin', origin);
    void reply.header('access-control-expose-headers', `x-request-id, ${TUS_EXPOSED}`);
    if (request.method !== 'OPTIONS') return;
    const asked = request.headers['access-control-request-headers'];
    void reply.header('access-control-allow-methods', `GET, POST, ${TUS_METHODS}`);
    void reply.header('access-control-max-age', ONE_DAY_S);
    if (asked !== undefined) void reply.header('access-control-allow-headers', asked);
    await reply.code(204).send();
  });
}

/** As it stands, and as somebody reads it who leaves the separators out. */
const mayBePhone = (id: string): boolean =>
  PHONE_LIKE.test(id) || PHONE_LIKE.test(id.replace(SEPARATORS, ''));

/** A gateway's id goes on; anything else gets a new one. */
function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && SANE.test(given) && !mayBePhone(given) ? given : randomUUID();
}

/** Also where a build has no worker of its own, as after going back to an older one. */
function registerServiceWorker(app: FastifyInstance, h5Dir: string, isOn: boolean): void {
  const file = join(h5Dir, SERVICE_WORKER_PATH);
  app.get(SERVICE_WORKER_PATH, { schema: { hide: true } }, async (_request, reply) => {
    const script = isOn && existsSync(file) ? readFileSync(file, 'utf8') : RETIRING_WORKER;
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script);
  });
}
