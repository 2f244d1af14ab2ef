import fc from 'fast-check';
import type { TSchema } from '@sinclair/typebox';
import { allCalls, allSchemas } from '../../../src/contract/registry';
import type { CallEntry } from '../../../src/contract/define';
import { servedCalls } from '../../../server/core/http/dispatch';
import { SubjectCode } from '../../../src/contract/courses/values';
import { LearningReportType } from '../../../src/contract/growth/values';
import { OrderState } from '../../../src/contract/orders/values';
import { withManySubjects } from '../../builders/children';
import { startBackend, type Backend } from '../support/backend';
import { buildParent } from '../support/people';
import type { Visitor } from '../support/visitor';

/** Must never reach a client: SQL, source locations, program names. */
const INTERNAL = /\bselect\b|\binsert\b|postgres|drizzle|node_modules|\.ts:\d|stack|at \w+ \(/i;
const RUNS = 20;
/** Calls without fields get unknown fields only. */
const RUNS_WITHOUT_FIELDS = 5;

const withOfEverything = withManySubjects()
  .withChild({ starNum: 20, peaCoinNum: 30 })
  .withHours(SubjectCode.wandou, { baseHours: 32, giveHours: 4, used: 3 })
  .withHourGift(SubjectCode.wandou, 2)
  .withOrder({ state: OrderState.toPay })
  .withOrder({ state: OrderState.delivering })
  .withExchange('积木', 10)
  .withDelivery()
  .withAddress({ isDefault: true })
  .withMessages({ unread: 3, read: 3 })
  .withReports(LearningReportType.monthly)
  .withFinishedTasks(2)
  .withScenario({ checkIn: true, dayNum: 3, freshman: 2, survey: true });

let backend: Backend;
let parent: Visitor;
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } });
  ({ visitor: parent } = await buildParent(backend, withOfEverything));
});
afterAll(() => backend.stop());

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    '\0',
    '\ud800',
    "'; DROP TABLE accounts; --",
    '9'.repeat(400),
    -1,
    0,
    1.5,
    2 ** 31,
    2 ** 53,
    1e308,
    [],
    {},
    [[]],
    true,
    'NaN',
    '😀'.repeat(200),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.jsonValue({ maxDepth: 2 }),
);

const propertiesOf = (schema: TSchema) => (schema.properties ?? {}) as Record<string, TSchema>;

/** Fields of the call, some of them valid, so that checks of the others are reached. */
function requestOf(schema: TSchema): fc.Arbitrary<Record<string, unknown>> {
  const properties = propertiesOf(schema);
  const fields = Object.entries(properties).map(
    ([name, part]) => [name, fc.oneof(nasty, valueOf(part))] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
}

function valueOf(schema: TSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const as unknown);
  if (Array.isArray(schema.enum)) return fc.constantFrom<unknown>(...schema.enum);
  switch (schema.type) {
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(Number(schema.minimum ?? 0), -(2 ** 53)),
        max: Math.min(Number(schema.maximum ?? 9e15), 9e15),
      });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valueOf(schema.items as TSchema), { maxLength: 3 });
    case 'object':
      return requestOf(schema);
    case 'string': {
      const maxLength = Math.min(Number(schema.maxLength ?? 40), 60);
      return schema.pattern === undefined
        ? fc.string({ minLength: Number(schema.minLength ?? 0), maxLength })
        : fc.stringMatching(new RegExp(String(schema.pattern))).filter((text) => text.length <= maxLength);
    }
    default:
      return nasty;
  }
}

const inQuery = ({ method, sendAs }: CallEntry) =>
  (sendAs ?? (method === 'GET' ? 'query' : 'body')) === 'query';
const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

describe('Any input at all', () => {
  it.each(servedCalls().map((name) => [name]))('gets no 500 and nothing internal from %s', async (name) => {
    const entry: CallEntry = allCalls[name];
    const isQuery = inQuery(entry);
    const { request } = allSchemas[name];
    const hasFields = Object.keys(propertiesOf(request)).length > 0;
    await fc.assert(
      fc.asyncProperty(hasFields ? requestOf(request) : fc.record({ unasked: nasty }), async (fields) => {
        // A logout would end the session of the other runs.
        const token = ['logout', 'newToken'].includes(name) ? 'nobody-ever-had-this-token' : parent.token;
        const query = Object.entries(fields).map(([key, value]) => [key, asText(value)]);
        const { status, text } = await parent.raw({
          method: entry.method,
          url: entry.path,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          ...(isQuery
            ? { query: Object.fromEntries(query) as Record<string, string> }
            : { payload: JSON.stringify(fields) }),
        });
        const body = JSON.parse(text) as Record<string, unknown>;
        expect(status).toBeLessThan(500);
        expect(text).not.toMatch(INTERNAL);
        if (status === 400) {
          expect(String(body.message ?? body.repMsg ?? body.msg ?? body.info)).toMatch(/[\u4e00-\u9fff]/);
          expect(typeof body.requestId).toBe('string');
        }
      }),
      { numRuns: hasFields ? RUNS : RUNS_WITHOUT_FIELDS, seed: 2026 },
    );
  });
});
