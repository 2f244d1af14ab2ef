import type { TSchema } from '@sinclair/typebox';

const TIME = '2026-11-21 12:00:00';
const PICTURE = '/files/picture.svg';

interface Node {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Node[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly description?: string;
}

/**
 * A complete sample of a schema: every field, lists of minimal length (at least one item), the first alternative of unions. `turn` selects
 * other alternatives.
 */
export const sampleOf = (schema: TSchema, variant = 0): unknown => sample(schema as Node, '', variant);

function sample(node: Node, name: string, variant: number): unknown {
  if (node.const !== undefined) return node.const;
  if (node.enum) return node.enum[variant % node.enum.length];
  if (node.anyOf) return sample(node.anyOf[0] ?? {}, name, variant);
  switch (node.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(node.properties ?? {}).map(([key, field]) => [key, sample(field, key, variant)]),
      );
    case 'array':
      return Array.from({ length: Math.max(node.minItems ?? 0, 1) }, () =>
        sample(node.items ?? {}, name, variant),
      );
    case 'integer':
    case 'number':
      return Math.max(node.minimum ?? 0, 1);
    case 'boolean':
      return false;
    case 'string':
      return words(node, name);
    default:
      return null;
  }
}

/** Values that match the contract's patterns. */
const MATCHING = ['1', '110000', '2026-11', '2026-11-21', '10:00', 'audio/wav'];

function words(node: Node, name: string): string {
  const { pattern, description = '', minLength = 0, maxLength = Infinity } = node;
  const named = name.padEnd(minLength, 'x').slice(0, maxLength);
  if (pattern !== undefined)
    return MATCHING.find((one) => one.length >= minLength && new RegExp(pattern).test(one)) ?? named;
  if (description.includes('YYYY-MM-DD')) return TIME.slice(0, maxLength);
  if (maxLength > 255 && /url|img|path|cover|picture|link/i.test(name)) return PICTURE;
  return named;
}
