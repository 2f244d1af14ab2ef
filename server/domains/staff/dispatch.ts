/** A route for each of the operator's calls: session and role before the body is read, then validation, handler, audit. */
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { AnyOperatorCall, RequestOfOperator } from '../../../src/contract/staff/define';
import { operatorCalls } from '../../../src/contract/staff/operator.schema';
import { headersOf, type AppServices } from '../../core/http/dispatch';
import type { RequestLimits } from '../../core/http/limits';
import { failure, standardAnswer } from '../../core/http/openapi';
import type { Routes } from '../../core/http/routes';
import { refuseUnstorable, withEnumTypes } from '../../core/http/validation';
import { admitStaff, answerOf, HEADERS, noSession, withStatus } from './admit';
import { writeAudit } from './audit';
import { content } from './content';
import type { OperatorContext, OperatorHandlers, OperatorName } from './handler';
import { exchanges } from './exchanges';
import { feedback } from './feedback';
import { registerStaffFiles } from './files';
import { letters } from './letters';
import { people } from './people';
import { review } from './review';
import { school } from './school';
import { logIn, type StaffSession } from './sessions';
import { staffHandlers } from './staff';
import { teaching } from './teaching';
import { registerUploads } from './uploads';

const operatorHandlers: OperatorHandlers = {
  ...staffHandlers,
  ...review,
  ...teaching,
  ...people,
  ...letters,
  ...feedback,
  ...exchanges,
  ...content,
  ...school,
};

type AnyHandler = (request: unknown, context: OperatorContext) => Promise<unknown>;

/** What is shown or changed and its row in the audit are one transaction: there is none without the other. */
async function audited(name: OperatorName, request: unknown, context: OperatorContext): Promise<unknown> {
  const handler = operatorHandlers[name] as AnyHandler;
  if (!operatorCalls[name].audited) return handler(request, context);
  return context.db.transaction(async (tx) => {
    let entry: Parameters<typeof writeAudit>[1] = { staffId: context.staff.staffId, action: name };
    const concerns: OperatorContext['concerns'] = ({ detail, userId = entry.userId }) => {
      entry = { ...entry, userId, detail: { ...entry.detail, ...detail } };
    };
    const answer = await handler(request, { ...context, db: tx, concerns });
    await writeAudit({ db: tx, clock: context.clock }, entry);
    return answer;
  });
}

const contextOf = (services: AppServices, request: FastifyRequest, staff: StaffSession): OperatorContext => ({
  ...services,
  ...{ staff, headers: headersOf(request), ip: request.ip, requestId: request.id, log: request.log },
  concerns: () => undefined,
});

function schemaOf(name: OperatorName | 'login'): FastifySchema {
  const { method, request, response, roles, summary }: AnyOperatorCall = operatorCalls[name];
  const who = typeof roles === 'string' ? roles : roles.join(', ');
  return {
    ...{ operationId: `operator.${name}`, tags: ['operator'], description: `${summary} For: ${who}.` },
    ...{ security: roles === 'public' ? [] : [{ bearer: [] }] },
    [method === 'GET' ? 'querystring' : 'body']: withEnumTypes(request),
    response: { 200: standardAnswer(withEnumTypes(response)), 400: failure(), 401: failure() },
  };
}

interface Serving {
  readonly services: AppServices;
  readonly limits: RequestLimits;
}

function register(
  app: FastifyInstance,
  { limits, services }: Serving,
  name: OperatorName | 'login',
  answer: (request: unknown, fastify: FastifyRequest) => Promise<unknown>,
): void {
  const { method, path, roles } = operatorCalls[name];
  app.route({
    method,
    url: path,
    schema: schemaOf(name),
    exposeHeadRoute: false,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      void reply.headers(HEADERS);
      await limits.admit(request.ip, null);
      if (roles !== 'public') request.staff = await admitStaff(services, request, name, roles);
    },
    preValidation: (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
      request.body ??= {};
      done();
    },
    handler: async (request: FastifyRequest) => {
      const given = method === 'GET' ? request.query : request.body;
      refuseUnstorable(given);
      try {
        return answerOf(await answer(given, request), services.clock.now());
      } catch (error) {
        throw withStatus(error);
      }
    },
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    staff: StaffSession | null;
  }
}

export const registerOperatorCalls: Routes = async (app, services, limits) => {
  if (!services.config.operatorCalls) return;
  app.decorateRequest('staff', null);
  register(app, { services, limits }, 'login', (given, { ip }) =>
    logIn(services, { ...(given as RequestOfOperator<typeof operatorCalls.login>), ip }),
  );
  for (const name of Object.keys(operatorHandlers) as OperatorName[])
    register(app, { services, limits }, name, (given, request) => {
      if (request.staff === null) throw noSession();
      return audited(name, given, contextOf(services, request, request.staff));
    });
  await registerStaffFiles(app, services, limits);
  await registerUploads(app, services, limits);
};
