/** Registers one route per served call of the contract: rate limits, validation, authentication, handler, envelope. */
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import { allCalls, allSchemas } from '../../../src/contract/registry';
import type { CallEntry } from '../../../src/contract/define';
import type { Config } from '../config';
import { limitKeyOf } from '../limits/address';
import { appHeadersOf, demandAppHeaders } from './app-headers';
import { authenticate, tokenOf } from './authenticate';
import { successBody } from './envelope';
import type { FairShare } from './fair-share';
import { readForm, withForms } from './form';
import type { CallContext, CallName, Handlers, ServedCallName } from './handler';
import type { RequestLimits } from './limits';
import { callSchema } from './openapi';
import { refuseUnstorable, takesSessionToken } from './validation';

/** Half a year, same as for documents. */
const TRANSPORT = { 'strict-transport-security': 'max-age=15552000' } as const;

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** Response headers of calls. API responses are never rendered, so the long document headers (about 1 kB) are left out. */
const callHeaders = ({ production }: Config): Readonly<Record<string, string>> => ({
  ...HEADERS,
  ...(production ? TRANSPORT : {}),
});

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's entry; decides the envelope of errors. */
    call?: CallEntry;
  }
  interface FastifyRequest {
    /** For the request log. */
    accountId: number | undefined;
    /** Code of the refusal that was answered. */
    refusedWith: string | undefined;
  }
}

/** Erases the handler's types: the compiler cannot relate `name` to its handler. */
type AnyHandler = (request: unknown, context: CallContext) => Promise<unknown>;

export type AppServices = Omit<CallContext, 'session' | 'headers' | 'setCookie' | 'ip' | 'requestId' | 'log'>;

/** Node joins duplicate headers into one value, except set-cookie, which no call reads. */
export function headersOf(request: FastifyRequest): CallContext['headers'] {
  if (request.headers['set-cookie'] === undefined) return request.headers as CallContext['headers'];
  const single = Object.entries(request.headers).map(
    ([name, value]) => [name, Array.isArray(value) ? value[0] : value] as const,
  );
  return Object.fromEntries(single);
}

type Vehicle = NonNullable<CallEntry['sendAs']>;

const vehicleOf = ({ method, sendAs }: CallEntry): Vehicle => sendAs ?? (method === 'GET' ? 'query' : 'body');

export const servedCalls = (): readonly ServedCallName[] =>
  (Object.keys(allCalls) as CallName[]).filter((name): name is ServedCallName => allCalls[name].served);

/** What a call has to pass before its handler. */
export interface Gates {
  readonly limits: RequestLimits;
  readonly fair: FairShare;
}

/** Parents who may share an address: a household, a carrier's gateway. */
const BEHIND_AN_ADDRESS = 8;

const inShare = <T>(fair: FairShare, { session, ip }: CallContext, work: () => Promise<T>): Promise<T> =>
  session === null
    ? fair.take(`address ${limitKeyOf(ip)}`, work, BEHIND_AN_ADDRESS)
    : fair.take(`account ${session.accountId}`, work);

function register(
  app: FastifyInstance,
  name: ServedCallName,
  handler: AnyHandler,
  services: AppServices,
  { limits, fair }: Gates,
): void {
  const entry: CallEntry = allCalls[name];
  const { request: requestSchema } = allSchemas[name];
  const vehicle = vehicleOf(entry);
  const plainRequest = (request: FastifyRequest) => (vehicle === 'query' ? request.query : request.body);
  const tokenInRequest = takesSessionToken(requestSchema);
  const headersOfAll = callHeaders(services.config);
  const appHeaders = appHeadersOf(entry);
  app.route({
    method: entry.method as HTTPMethods,
    url: entry.path,
    schema: callSchema(name, vehicle),
    config: { call: entry },
    // A form is read and validated after authentication.
    ...(vehicle === 'form' ? { validatorCompiler: () => () => true } : {}),
    exposeHeadRoute: false,
    onRequest: async (request, reply) => {
      void reply.headers(headersOfAll);
      await limits.admit(request.ip, name);
      if (appHeaders.length > 0) demandAppHeaders(appHeaders, headersOf(request));
    },
    preValidation: (request, _reply, done) => {
      // A call with an empty request may be sent without a body.
      request.body ??= {};
      done();
    },
    handler: async (request, reply) => {
      const headers = headersOf(request);
      if (vehicle !== 'form') refuseUnstorable(plainRequest(request));
      const session = await authenticate(entry, tokenOf(request, headers, tokenInRequest), services);
      request.accountId = session?.accountId;
      const asked = vehicle === 'form' ? await readForm(request) : plainRequest(request);
      // Written out: properties after a spread are added one by one, which would cost every call.
      const context: CallContext = {
        db: services.db,
        clock: services.clock,
        random: services.random,
        config: services.config,
        providers: services.providers,
        drawing: services.drawing,
        schemaRegistry: services.schemaRegistry,
        offers: services.offers,
        session,
        headers,
        setCookie: (cookie) => void reply.header('set-cookie', cookie),
        ip: request.ip,
        requestId: request.id,
        log: request.log,
      };
      const answer = () => handler(asked, context);
      const result = vehicle === 'form' ? await answer() : await inShare(fair, context, answer);
      return successBody(entry, result, services.clock.now());
    },
  });
}

export async function registerCalls(
  app: FastifyInstance,
  handlers: Handlers,
  services: AppServices,
  gates: Gates,
): Promise<void> {
  app.decorateRequest('accountId', undefined);
  const serve = (where: FastifyInstance, takesForms: boolean) =>
    servedCalls()
      .filter((name) => (vehicleOf(allCalls[name]) === 'form') === takesForms)
      .forEach((name) => register(where, name, handlers[name] as AnyHandler, services, gates));
  serve(app, false);
  await withForms(app, (scope) => serve(scope, true));
}
