/** The minimal request that a schema allows. */
import type { TSchema } from '@sinclair/typebox';

export function plainest(schema: TSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0] as unknown;
  const [first] = (schema.anyOf ?? []) as readonly TSchema[];
  if (first !== undefined) return plainest(first);
  switch (schema.type) {
    case 'integer':
    case 'number':
      return Math.max(Number(schema.minimum ?? 0), 1);
    case 'boolean':
      return true;
    case 'array':
      return Array.from({ length: Number(schema.minItems ?? 1) }, () => plainest(schema.items as TSchema));
    case 'object':
      return objectOf(schema);
    default:
      return 'abcdef12'.slice(0, Number(schema.maxLength ?? 8)).padEnd(Number(schema.minLength ?? 0), 'a');
  }
}

function objectOf(schema: TSchema): Record<string, unknown> {
  const required = (schema.required ?? []) as readonly string[];
  const properties = (schema.properties ?? {}) as Readonly<Record<string, TSchema>>;
  const known = required.flatMap((name) => (properties[name] ? [[name, properties[name]] as const] : []));
  return Object.fromEntries(known.map(([name, part]) => [name, plainest(part)]));
}
