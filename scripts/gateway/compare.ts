/** Differences between a response and its schema that affect what parents see: bounds and patterns are ignored. */
import type { TSchema } from '@sinclair/typebox';
import { readAnswer } from '../../src/contract/shapes';

export type FindingKind =
  /** Required, but absent or null. */
  | 'missing'
  /** Another type with the same meaning: '12' for 12. */
  | 'otherType'
  /** None of the contract's values. */
  | 'unknownValue'
  /** A list row without an id, which is dropped. */
  | 'rowWithoutId'
  /** Uninterpretable: e.g. text for a list. */
  | 'unusable';

export interface Finding {
  readonly kind: FindingKind;
  /** `list[].id`; '' for the whole response. */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}

interface Node {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Node[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly patternProperties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly items?: Node;
}

type Fields = Readonly<Record<string, unknown>>;

/** Each difference once, however many rows have it; worst first. */
export function compare(schema: TSchema, answer: unknown): readonly Finding[] {
  const found = new Map<string, Finding>();
  for (const finding of findingsIn(schema as Node, answer, ''))
    found.set(`${finding.kind} ${finding.path}`, found.get(`${finding.kind} ${finding.path}`) ?? finding);
  return [...found.values()].sort((left, right) => WEIGHTS[right.kind] - WEIGHTS[left.kind]);
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isAbsent = (value: unknown): boolean => value === undefined || value === null;

const takesNull = ({ type, anyOf = [] }: Node): boolean => type === 'null' || anyOf.some(takesNull);

function findingsIn(node: Node, value: unknown, path: string): readonly Finding[] {
  if (takesNull(node) && isAbsent(value)) return [];
  if (isAbsent(value)) return [{ kind: 'missing', path, expected: nameOf(node), found: 'nothing' }];
  if (node.anyOf) return inClosest(node.anyOf, value, path);
  switch (node.type) {
    // The call returns only its code.
    case 'null':
      return [];
    case 'array':
      return inList(node, value, path);
    case 'object':
      return inObject(node, value, path);
    default:
      return inPlain(node, value, path);
  }
}

const unusable = (node: Node, value: unknown, path: string): readonly Finding[] => [
  { kind: 'unusable', path, expected: nameOf(node), found: kindOf(value) },
];

function inClosest(nodes: readonly Node[], value: unknown, path: string): readonly Finding[] {
  const each = nodes.filter((node) => node.type !== 'null').map((node) => findingsIn(node, value, path));
  return each.reduce((best, next) => (weight(next) < weight(best) ? next : best), each[0] ?? []);
}

/** The id of a list's rows. */
export function idOf({ properties = {}, required = [] }: Node): string | undefined {
  const names = Object.keys(properties).filter((name) => required.includes(name));
  return names.find((name) => name === 'id') ?? names.find((name) => name.endsWith('Id'));
}

function inList(node: Node, value: unknown, path: string): readonly Finding[] {
  if (!Array.isArray(value)) return unusable(node, value, path);
  const { items = {} } = node;
  const id = items.type === 'object' ? idOf(items) : undefined;
  const at = `${path}[]`;
  return value.flatMap((row: unknown) => {
    const isLost = id !== undefined && isFields(row) && isAbsent(row[id]);
    return isLost
      ? [{ kind: 'rowWithoutId' as const, path: `${at}.${id}`, expected: 'an id', found: 'nothing' }]
      : findingsIn(items, row, at);
  });
}

function inObject(node: Node, value: unknown, path: string): readonly Finding[] {
  if (!isFields(value)) return unusable(node, value, path);
  const { properties = {}, patternProperties = {}, required = [] } = node;
  const named = Object.entries(properties).flatMap(([name, field]) =>
    isAbsent(value[name]) && !required.includes(name)
      ? []
      : findingsIn(field, value[name], path === '' ? name : `${path}.${name}`),
  );
  const [keyed] = Object.values(patternProperties);
  if (!keyed) return named;
  const others = Object.keys(value).filter((name) => !(name in properties));
  return [...named, ...others.flatMap((name) => findingsIn(keyed, value[name], `${path}{}`))];
}

function inPlain(node: Node, value: unknown, path: string): readonly Finding[] {
  const read = readAs(typeOf(node), value);
  if (read === undefined) return unusable(node, value, path);
  const values = node.const === undefined ? node.enum : [node.const];
  const isKnown = values === undefined || values.includes(read);
  if (!isKnown)
    return [{ kind: 'unknownValue', path, expected: nameOf(node), found: String(value).slice(0, 20) }];
  return read === value
    ? []
    : [{ kind: 'otherType', path, expected: NAMES[typeOf(node) ?? ''] ?? 'anything', found: kindOf(value) }];
}

/** Converts like the app does: an unreadable value is missing. */
const LETTERS: Readonly<Record<string, string>> = { number: 'n', boolean: 'b', string: 's' };

function readAs(type: string | undefined, value: unknown): unknown {
  const letter = LETTERS[type ?? ''];
  return letter === undefined ? value : readAnswer(value, letter).value;
}

function typeOf({ type, const: only, enum: values = [] }: Node): string | undefined {
  if (type !== undefined) return type === 'integer' ? 'number' : type;
  const [first] = only === undefined ? values : [only];
  return first === undefined ? undefined : typeof first;
}

const NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  boolean: 'yes or no',
  array: 'list',
  object: 'object',
};

function nameOf(node: Node): string {
  const { anyOf = [], const: only, enum: values } = node;
  const [first] = anyOf.filter(({ type }) => type !== 'null');
  if (first) return nameOf(first);
  if (only !== undefined || values) return (values ?? [only]).map(String).join(', ');
  return NAMES[typeOf(node) ?? ''] ?? 'anything';
}

const kindOf = (value: unknown): string => NAMES[Array.isArray(value) ? 'array' : typeof value] ?? 'nothing';

const WEIGHTS: Readonly<Record<FindingKind, number>> = {
  otherType: 1,
  unknownValue: 10,
  missing: 100,
  rowWithoutId: 100,
  unusable: 1000,
};

const weight = (findings: readonly Finding[]): number =>
  findings.reduce((sum, { kind }) => sum + WEIGHTS[kind], 0);
