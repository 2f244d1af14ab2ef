/** One route for every served call of the contract: limits, validation, access, handler, envelope. */
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import { allCalls } from '../../src/contract/api';
import { allSchemas } from '../../src/contract/api/schemas';
import type { CallEntry } from '../../src/contract/define';
import { authenticate, tokenOf } from './authenticate';
import { successBody } from './envelope';
import type { CallContext, CallName, Handlers, ServedCallName } from './handler';
import type { RequestLimits } from './limits';
import { callSchema } from './openapi';
import { refuseUnstorable, takesSessionToken } from './validation';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's entry, for the envelope of an error. */
    call?: CallEntry;
  }
  interface FastifyRequest {
    /** For the log. */
    accountId: number | undefined;
  }
}

/** What the compiler cannot follow: `name` and the handler under it belong together. */
type AnyHandler = (request: unknown, context: CallContext) => Promise<unknown>;

export type AppServices = Omit<CallContext, 'session' | 'headers' | 'ip' | 'requestId' | 'log'>;

export function headersOf(request: FastifyRequest): CallContext['headers'] {
  const single = Object.entries(request.headers).map(
    ([name, value]) => [name, Array.isArray(value) ? value[0] : value] as const,
  );
  return Object.fromEntries(single);
}

const travelsInQuery = ({ method, sendAs }: CallEntry) =>
  (sendAs ?? (method === 'GET' ? 'query' : 'body')) === 'query';

export const servedCalls = (): readonly ServedCallName[] =>
  (Object.keys(allCalls) as CallName[]).filter((name): name is ServedCallName => allCalls[name].served);

function register(
  app: FastifyInstance,
  name: ServedCallName,
  handler: AnyHandler,
  services: AppServices,
  limits: RequestLimits,
): void {
  const entry: CallEntry = allCalls[name];
  const { request: requestSchema } = allSchemas[name];
  const inQuery = travelsInQuery(entry);
  const tokenInRequest = takesSessionToken(requestSchema);
  app.route({
    method: entry.method as HTTPMethods,
    url: entry.path,
    schema: callSchema(name, inQuery),
    config: { call: entry },
    exposeHeadRoute: false,
    onRequest: async (request) => limits.admit(request.ip, name),
    preValidation: async (request) => {
      // A call that asks for nothing may come without a body.
      request.body ??= {};
    },
    handler: async (request, reply) => {
      const headers = headersOf(request);
      const asked = inQuery ? request.query : request.body;
      refuseUnstorable(asked);
      const session = await authenticate(entry.access, tokenOf(request, headers, tokenInRequest), services);
      request.accountId = session?.accountId;
      const context: CallContext = {
        ...services,
        session,
        headers,
        ip: request.ip,
        requestId: request.id,
        log: request.log,
      };
      void reply.header('cache-control', 'no-store');
      return successBody(entry, await handler(asked, context));
    },
  });
}

export function registerCalls(
  app: FastifyInstance,
  handlers: Handlers,
  services: AppServices,
  limits: RequestLimits,
): void {
  app.decorateRequest('accountId', undefined);
  for (const name of servedCalls()) register(app, name, handlers[name] as AnyHandler, services, limits);
}
