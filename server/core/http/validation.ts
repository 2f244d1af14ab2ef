/** Ajv over the contract's schemas: types are coerced only in query strings; unknown fields are kept. */
import AjvCompiler from '@fastify/ajv-compiler';
import type { FastifySchemaCompiler, FastifySchema } from 'fastify';
import type { TSchema } from '@sinclair/typebox';
import { lengthOf } from '../../../src/contract/characters';
import { CHARACTERS_MAX } from '../../../src/contract/primitives.schema';
import { badInput } from './handler';
import { badFieldMessage } from './messages';

const build = AjvCompiler();
/** Our custom schema keywords. */
export const KEYWORDS = [
  {
    keyword: CHARACTERS_MAX,
    type: 'string' as const,
    schemaType: 'number' as const,
    validate: (most: number, text: string) => lengthOf(text) <= most,
  },
];

const OPTIONS = {
  keywords: KEYWORDS,
  useDefaults: true,
  removeAdditional: false,
  allErrors: false,
  strictNumbers: true,
} as const;

/** A separate compiler per app. */
export function validatorCompiler(): FastifySchemaCompiler<FastifySchema> {
  const strict = build({}, { customOptions: { ...OPTIONS, coerceTypes: false } });
  const coercing = build({}, { customOptions: { ...OPTIONS, coerceTypes: true } });
  return (route) => whenAsked(() => (route.httpPart === 'querystring' ? coercing(route) : strict(route)));
}

type Validator = ReturnType<FastifySchemaCompiler<FastifySchema>>;

/** Compiles lazily: compiling all of the hundreds of schemas would take half of the startup time. */
function whenAsked(compile: () => Validator): Validator {
  let compiled: Validator | null = null;
  const validate: Validator = (value: unknown) => {
    compiled ??= compile();
    const result = compiled(value);
    validate.errors = compiled.errors;
    return result;
  };
  return validate;
}

/** Ajv coerces only if the schema has a `type`; an enum of numbers has only values. */
export function withEnumTypes<S>(schema: S): S {
  if (Array.isArray(schema)) return schema.map(withEnumTypes) as S;
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, withEnumTypes(part)]));
  if (Array.isArray(copy.enum) && copy.type === undefined) {
    const kinds = new Set(copy.enum.map((value) => typeof value));
    if (kinds.size === 1 && kinds.has('number')) copy.type = 'number';
    if (kinds.size === 1 && kinds.has('string')) copy.type = 'string';
  }
  return copy as S;
}

/** An optional `token` field is the session's token; a required one is an argument of the call. */
export function takesSessionToken(schema: TSchema): boolean {
  const required: unknown = schema.required;
  const isRequired = Array.isArray(required) && required.includes('token');
  const properties: unknown = schema.properties;
  return typeof properties === 'object' && properties !== null && 'token' in properties && !isRequired;
}

/** Hoisted: the bundler turns the literal into a constructor call, which would run for every string. */
const LONE_SURROGATE = /\p{Surrogate}/u;

function ruleBrokenBy(value: unknown): string | null {
  // 400 digits in a query become Infinity and pass `maximum`; NUL and lone surrogates cause database errors.
  if (typeof value === 'number' && !Number.isFinite(value)) return 'number';
  if (typeof value === 'string' && (value.includes('\0') || LONE_SURROGATE.test(value))) return 'nul';
  return null;
}

/** Checks that a schema cannot express. Iterative, since the client controls the nesting depth. */
export function refuseUnstorable(root: unknown): void {
  const open: { readonly path: string; readonly value: unknown }[] = [{ path: '', value: root }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { path, value } = next;
    const rule = ruleBrokenBy(value);
    if (rule !== null) throw badInput(path, badFieldMessage(path, rule));
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, part] of Object.entries(value)) {
      if (ruleBrokenBy(name) !== null) throw badInput(path, badFieldMessage(path, 'nul'));
      open.push({ path: path === '' ? name : `${path}.${name}`, value: part });
    }
  }
}
