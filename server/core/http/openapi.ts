/** The OpenAPI document, generated from the contract's schemas. */
import swagger from '@fastify/swagger';
import { Type as T, type TSchema } from '@sinclair/typebox';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { allCalls, allSchemas, documentedErrors } from '../../../src/contract/registry';
import type { CallEntry, CallSchema } from '../../../src/contract/define';
import { services, type ServiceEntry } from '../../../src/contract/services';
import type { Config } from '../config';
import type { ServedCallName } from './handler';
import { pack, packingOf, type Packing } from './packing';
import { withEnumTypes } from './validation';

const code = (examples: readonly string[] = []) =>
  T.String({
    description: "Compared as text: '0', 0, '00000000' and 200 arrive in both types",
    ...(examples.length > 0 ? { examples } : {}),
  });
const numericCode = (examples: readonly string[]) => T.Integer({ examples: examples.map(Number) });
const count = () =>
  T.Optional(T.Integer({ description: 'Length of the whole list, where data is a page of it' }));

const time = () => T.Optional(T.Integer({ description: "The server's clock, in milliseconds" }));

/** Of a call that belongs to no service of the app. */
export const standardAnswer = (data: TSchema): TSchema =>
  T.Object({ code: code(['0']), message: T.String(), data, count: count(), time: time() });

/** Schema of the service's envelope around the call's data, with its success codes. */
function enveloped({ envelope, successCodes: codes }: ServiceEntry, data: TSchema): TSchema {
  switch (envelope) {
    case 'standard':
      return T.Object({ code: code(codes), message: T.String(), data, count: count(), time: time() });
    case 'stepUp':
      return T.Object({ code: numericCode(codes), msg: T.String(), data, count: count(), time: time() });
    case 'captcha':
      return T.Object({ repCode: code(codes), repMsg: T.String(), repData: data });
    case 'signPackage':
      return T.Object({ code: code(codes), message: T.String(), signPackage: data });
    case 'learningPartner':
      return T.Object({ code: numericCode(codes), info: T.String(), list: data });
    case 'flat':
      return T.Composite([
        T.Object({ code: numericCode(codes), msg: T.String() }),
        T.Object(data.properties ?? {}),
      ]);
    case 'bare':
      return data;
  }
}

export const failure = () =>
  T.Object({
    code: T.Optional(code()),
    message: T.Optional(T.String({ description: 'Chinese, may be shown' })),
    field: T.Optional(T.String({ description: 'Which part of the request is wrong' })),
    requestId: T.String(),
  });

function describe(entry: CallEntry, documented: Readonly<Record<string, string>> = {}): string {
  const codes = Object.entries(documented).map(([value, meaning]) => `- \`${value}\`: ${meaning}`);
  const lines = [entry.assumed === true ? 'Not shown in the specification: our choice.' : '', ...codes];
  return lines.filter((line) => line !== '').join('\n');
}

type Vehicle = NonNullable<CallEntry['sendAs']>;

/** Which part of the HTTP request carries the data, according to `sendAs`. */
function requestPart(vehicle: Vehicle, asked: TSchema): object {
  if (vehicle === 'query') return { querystring: asked };
  return { body: vehicle === 'form' ? { content: { 'multipart/form-data': { schema: asked } } } : asked };
}

export function callSchema(name: ServedCallName, vehicle: Vehicle): FastifySchema {
  return schemaOf(name, allCalls[name], allSchemas[name], vehicle, documentedErrors[name]);
}

export function schemaOf(
  name: string,
  entry: CallEntry,
  { request, response }: CallSchema,
  vehicle: Vehicle,
  documented?: Readonly<Record<string, string>>,
): FastifySchema {
  const asked = withEnumTypes(request);
  const responses = {
    200: enveloped(services[entry.service], withEnumTypes(response)),
    400: failure(),
  };
  return {
    operationId: name,
    tags: [entry.service],
    description: describe(entry, documented),
    security: entry.access === 'public' ? [] : [{ bearer: [] }, { token: [] }],
    ...requestPart(vehicle, asked),
    response: entry.access === 'session' ? { ...responses, 401: failure() } : responses,
  } as FastifySchema;
}

export async function registerOpenApi(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Parent app backend',
        description: 'Made from src/contract: what the app asks for and what it is answered.',
        version: config.release,
      },
      servers: [{ url: config.publicUrl }],
      tags: Object.keys(services).map((name) => ({ name })),
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          token: { type: 'apiKey', in: 'header', name: 'token' },
        },
      },
    },
  });
  let made: string | null = null;
  const document = (): string => (made ??= JSON.stringify(app.swagger()));
  // Serialised and compressed once: it is about a megabyte, and the route is public.
  const packed = new Map<Packing, Buffer>();
  app.get('/openapi.json', { schema: { hide: true }, compress: false }, async (request, reply) => {
    void reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    const how = packingOf(request.headers['accept-encoding']);
    if (how === '') return reply.send(document());
    const body = packed.get(how) ?? pack(how, document());
    packed.set(how, body);
    return reply.header('content-encoding', how).send(body);
  });
}
