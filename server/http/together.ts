/**
 * Several calls of the contract in one request. Each is carried out in this process as if it had come alone, from the same
 * address, with headers of its own: limits, session, validation, log and errors are those of its route.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify';
import type { CallEntry } from '../../src/contract/define';
import { allCalls } from '../../src/contract/registry';
import { mayGoTogether, TOGETHER_BYTES, togetherCall } from '../../src/contract/together';
import { togetherSchema, type AskedCall } from '../../src/contract/together.schema';
import { HEADER } from '../../src/contract/wire';
import type { After } from '../time';
import { servedCalls, type AppServices } from './dispatch';
import { successBody } from './envelope';
import { badInput } from './handler';
import { lightHeaders, lightRoute } from './light';
import type { RequestLimits } from './limits';
import { badFieldMessage } from './messages';
import { schemaOf } from './openapi';

/** So long the quick ones wait for the slow ones, as soon as most have answered: a backend that is slow is not asked twice. */
const PATIENCE_MS = 250;

/** A client counts calls, we what they are wrapped in as well. */
const BODY_LIMIT = 2 * TOGETHER_BYTES;

const OF_THE_CONTRACT: ReadonlySet<string> = new Set(Object.values(HEADER).map((name) => name.toLowerCase()));
/** What says how this request travels. */
const OF_THE_CONNECTION: ReadonlySet<string> = new Set([
  ...['connection', 'expect', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade'],
  ...['accept-encoding', 'content-encoding', 'content-length', 'content-type'],
]);
const HEADER_VALUE = /^[\x20-\x7e]*$/;

const hasBody = ({ method, sendAs }: CallEntry): boolean => method === 'POST' && sendAs !== 'query';

/** By method and path. */
function callsThatMay(): ReadonlyMap<string, CallEntry> {
  const entries = servedCalls().map((name): CallEntry => allCalls[name]);
  return new Map(
    entries.filter(mayGoTogether).map((entry) => [`${entry.method} ${entry.path}`, entry] as const),
  );
}

const refused = (field: string, rule: string) => badInput(field, badFieldMessage(field, rule));

/** Refuses, by name, what may not come this way. */
function check(call: AskedCall, at: string, known: ReadonlyMap<string, CallEntry>): void {
  const entry = known.get(`${call.method} ${call.path.split('?', 1)[0] ?? ''}`);
  if (entry === undefined) throw refused(`${at}.path`, 'enum');
  if (call.body !== undefined && !hasBody(entry)) throw refused(`${at}.body`, 'additionalProperties');
  for (const [name, value] of Object.entries(call.headers)) {
    if (!OF_THE_CONTRACT.has(name.toLowerCase()))
      throw refused(`${at}.headers.${name}`, 'additionalProperties');
    if (!HEADER_VALUE.test(value)) throw refused(`${at}.headers.${name}`, 'format');
  }
}

/** What proxies and the browser say of the client holds for each call; who calls is said by the call itself. */
function surroundings({ headers, id }: FastifyRequest): Record<string, string | string[] | undefined> {
  const kept = Object.entries(headers).filter(
    ([name]) => !OF_THE_CONTRACT.has(name) && !OF_THE_CONNECTION.has(name),
  );
  return { ...Object.fromEntries(kept), 'x-request-id': id };
}

function injection(request: FastifyRequest, { method, path, headers, body }: AskedCall): InjectOptions {
  const { remoteAddress } = request.raw.socket;
  const around = surroundings(request);
  return {
    method,
    url: path,
    ...(remoteAddress === undefined ? {} : { remoteAddress }),
    ...(body === undefined
      ? { headers: { ...around, ...headers } }
      : {
          headers: { ...around, ...headers, 'content-type': 'application/json' },
          payload: JSON.stringify(body),
        }),
  };
}

interface Answer {
  /** JSON of the contract's answer. */
  readonly text: string;
  readonly cookies: readonly string[];
}

const LATER: Answer = { text: '{"later":true}', cookies: [] };

async function answerOf(app: FastifyInstance, options: InjectOptions): Promise<Answer> {
  const { statusCode, headers, payload } = await app.inject(options);
  const isJson = String(headers['content-type']).startsWith('application/json') && payload !== '';
  return {
    text: `{"status":${statusCode}${isJson ? `,"body":${payload}` : ''}}`,
    cookies: [headers['set-cookie'] ?? []].flat(),
  };
}

/** All of them; or, once the patience is over and most have answered, those that have. */
function gathered(asked: readonly Promise<Answer>[], after: After): Promise<readonly Answer[]> {
  const answers: Answer[] = asked.map(() => LATER);
  let open = asked.length;
  let isLate = false;
  return new Promise((resolve) => {
    const look = (): void => {
      if (open > 0 && !(isLate && open * 2 <= asked.length)) return;
      stop();
      resolve([...answers]);
    };
    const stop = after(PATIENCE_MS, () => {
      isLate = true;
      look();
    });
    asked.forEach((one, index) => {
      const arrived = (answer: Answer): void => {
        answers[index] = answer;
        open -= 1;
        look();
      };
      // The backend ends meanwhile: whoever asks alone hears so.
      one.then(arrived, () => arrived(LATER));
    });
  });
}

function send(reply: FastifyReply, answers: readonly Answer[], now: Date): string {
  const cookies = new Set(answers.flatMap((answer) => answer.cookies));
  if (cookies.size > 0) void reply.header('set-cookie', [...cookies]);
  void reply.type('application/json; charset=utf-8');
  // Each is text already, and is not read and written again.
  const data = `"data":{"answers":[${answers.map(({ text }) => text).join(',')}]}`;
  return JSON.stringify(successBody(togetherCall, null, now)).replace('"data":null', () => data);
}

export function registerTogether(
  app: FastifyInstance,
  { config, clock }: AppServices,
  limits: RequestLimits,
  after: After,
): void {
  if (!config.together) return;
  const known = callsThatMay();
  const headers = lightHeaders(config);
  app.route<{ Body: { readonly calls: readonly AskedCall[] } }>({
    method: togetherCall.method,
    url: togetherCall.path,
    schema: schemaOf('together', togetherCall, togetherSchema, 'body'),
    config: { call: togetherCall },
    bodyLimit: Math.min(config.bodyLimit, BODY_LIMIT),
    ...lightRoute,
    onRequest: async (request, reply) => {
      void reply.headers(headers);
      await limits.admit(request.ip, null);
    },
    handler: async (request, reply) => {
      const { calls } = request.body;
      calls.forEach((call, index) => check(call, `calls.${index}`, known));
      const asked = calls.map((call) => answerOf(app, injection(request, call)));
      return send(reply, await gathered(asked, after), clock.now());
    },
  });
}
