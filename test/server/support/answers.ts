/** Validates every successful response in tests against the contract's schema. */
import AjvCompiler from '@fastify/ajv-compiler';
import { allCalls, allSchemas } from '../../../src/contract/registry';
import { isSuccess } from '../../../src/contract/helpers';
import { KEYWORDS } from '../../../server/core/http/validation';
import type { CallName } from '../../../server/core/http/handler';

type Check = ((data: unknown) => boolean) & { readonly errors?: unknown };

const compile = AjvCompiler()(
  {},
  { customOptions: { coerceTypes: false, removeAdditional: false, keywords: KEYWORDS } },
);
const checks = new Map<CallName, Check>();

function checkOf(name: CallName): Check {
  const known = checks.get(name);
  if (known !== undefined) return known;
  const schema = allSchemas[name].response;
  const made = compile({ schema, method: 'GET', url: name, httpStatus: '200' }) as unknown as Check;
  checks.set(name, made);
  return made;
}

export function expectContract(name: CallName, code: string, data: unknown): void {
  if (!isSuccess(allCalls[name].service, code)) return;
  const check = checkOf(name);
  if (!check(data)) throw new Error(`${name} breaks its contract: ${JSON.stringify(check.errors)}`);
}

/** Casts the data of a response. */
export const as = <T>({ data }: { readonly data: unknown }): T => data as T;
