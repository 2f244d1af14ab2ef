import { allCalls, allSchemas } from '@/contract/registry';
import type { CallEntry } from '@/contract/define';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every part of a schema with its path. */
function parts(schema: Node, at: string): [string, Node][] {
  const children: [string, unknown][] = [
    ...Object.entries(isNode(schema.properties) ? schema.properties : {}),
    ...Object.entries(isNode(schema.patternProperties) ? schema.patternProperties : {}),
    ...['items', 'anyOf', 'allOf'].flatMap((key): [string, unknown][] =>
      [schema[key]].flat().map((child) => [key, child]),
    ),
  ];
  return [
    [at, schema],
    ...children.flatMap(([key, child]) => (isNode(child) ? parts(child, `${at}.${key}`) : [])),
  ];
}

const requests = Object.entries(allSchemas).flatMap(([name, { request }]) => parts(request, name));
const answers = Object.entries(allSchemas).flatMap(([name, { response }]) => parts(response, name));
const fixed = (schema: Node) => 'const' in schema || 'enum' in schema;
const unbounded = (type: string, ...limits: string[]) =>
  requests
    .filter(
      ([, schema]) => schema.type === type && !fixed(schema) && limits.some((limit) => !(limit in schema)),
    )
    .map(([at]) => at);

describe('requests', () => {
  it('are objects', () => {
    for (const { request } of Object.values(allSchemas)) expect(request).toMatchObject({ type: 'object' });
  });

  it('limit the length of every text', () => expect(unbounded('string', 'maxLength')).toEqual([]));

  it('limit the length of every list', () => expect(unbounded('array', 'maxItems')).toEqual([]));

  it('limit every integer', () => expect(unbounded('integer', 'minimum', 'maximum')).toEqual([]));

  it('hold no plain number without limits', () =>
    expect(unbounded('number', 'minimum', 'maximum')).toEqual([]));

  it('never carry a phone or a password in plain', () => {
    const plain = requests.filter(([at]) => /\.(phone|mobile|parentPhone|password|pwd)$/i.test(at));
    expect(plain).toEqual([]);
    const ciphers = requests.filter(([at]) => /Cipher$/.test(at));
    expect(ciphers.length).toBeGreaterThan(0);
    for (const [, schema] of ciphers) expect(schema.pattern).toBe('^[A-Za-z0-9+/=]+$');
  });

  it('of a GET hold only what a query can carry', () => {
    for (const [name, call] of Object.entries<CallEntry>(allCalls)) {
      if (call.method !== 'GET' && call.sendAs !== 'query') continue;
      const request = allSchemas[name as keyof typeof allSchemas].request;
      const nested = parts(request, name)
        .slice(1)
        .filter(([, schema]) => schema.type === 'object' || schema.type === 'array');
      expect([name, nested.map(([at]) => at)]).toEqual([name, []]);
    }
  });
});

describe('answers', () => {
  it('forbid no further fields, since a gateway may send them', () => {
    const closed = answers.filter(([, schema]) => schema.additionalProperties === false);
    expect(closed.map(([at]) => at)).toEqual([]);
  });
});
