/**
 * A gateway built only from the OpenAPI document, without the contract: numbers are strings, booleans are 1 and 0, optional fields are
 * missing, and some others are null.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Node {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly anyOf?: readonly Node[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly items?: Node;
}

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { schema: Node }>> }>
  >;
}

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export interface Deviations {
  /** Missing paths. */
  readonly lacking?: readonly string[];
  /** Overridden responses by operation. */
  readonly own?: Readonly<Record<string, unknown>>;
}

export interface SecondGateway {
  readonly origin: string;
  /** Operations in request order. */
  readonly asked: readonly string[];
  stop(): Promise<void>;
}

export async function startSecondGateway(
  { paths }: OpenApiDocument,
  { lacking = [], own = {} }: Deviations = {},
  port = 0,
): Promise<SecondGateway> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const operation = lacking.includes(pathname) ? undefined : paths[pathname]?.[methodOf(request)];
    if (!operation) return send(response, 404, { error: 'not found' });
    const { operationId, responses } = operation;
    asked.push(operationId);
    send(
      response,
      200,
      own[operationId] ?? answerOf(responses[200]?.content?.['application/json']?.schema ?? {}, ''),
    );
  });
  await listening(server, port);
  const { port: taken } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${taken}`,
    asked,
    stop: () => new Promise((resolve) => void (server.close(() => resolve()), server.closeAllConnections())),
  };
}

const methodOf = ({ method = 'GET' }: IncomingMessage): string => method.toLowerCase();

const listening = (server: Server, port: number): Promise<void> =>
  new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

/** Leaves out every fourth text. */
const isLeftOut = (name: string): boolean =>
  [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 4 === 0;
const OF_THE_ENVELOPE: readonly string[] = ['code', 'message', 'msg', 'info', 'repCode', 'repMsg', 'token'];

function answerOf(node: Node, name: string): unknown {
  const [example] = node.examples ?? [];
  if (example !== undefined) return example;
  if (node.anyOf) return answerOf(node.anyOf[0] ?? {}, name);
  const values = node.enum ?? (node.const === undefined ? undefined : [node.const]);
  if (values) return plainOf(node.type === 'string' ? 'OTHER' : values.at(-1));
  switch (node.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(node.properties ?? {})
          .filter(([field]) => node.required?.includes(field))
          .map(([field, part]) => [field, answerOf(part, field)]),
      );
    case 'array':
      return [answerOf(node.items ?? {}, name)];
    case 'string':
      return !OF_THE_ENVELOPE.includes(name) && isLeftOut(name) ? null : name || 'text';
    case 'integer':
    case 'number':
      return plainOf(1);
    case 'boolean':
      return plainOf(true);
    default:
      return null;
  }
}

const plainOf = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : String(value));
