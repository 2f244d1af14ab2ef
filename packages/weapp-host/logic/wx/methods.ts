import { asyncMethod, WxError, type Emitter, type WxContext, type WxMethods } from './context';
import type { OpenPage } from '../page-stack';

type Work = (options: never) => unknown;

/** Asynchronous methods by name; `work` returns the result besides errMsg, or throws the message after 'name:fail '. */
export const asyncMethods = (context: Pick<WxContext, 'guard'>, works: Record<string, Work>): WxMethods =>
  Object.fromEntries(
    Object.entries(works).map(([name, work]) => [
      name,
      asyncMethod(context, name, work as (options: object) => unknown),
    ]),
  );

export type ParameterKind = 'String' | 'Number' | 'Boolean' | 'Array' | 'Object' | 'ArrayBuffer';

const kindOf = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1);

/** Throws WeChat's error unless the parameter has this type. */
export function parameter<T>(value: unknown, name: string, kind: ParameterKind): T {
  if (kindOf(value) === kind) return value as T;
  throw new WxError(`parameter error: parameter.${name} should be ${kind} instead of ${kindOf(value)};`);
}

/** As `parameter`, for an optional one. */
export const optional = <T>(value: unknown, name: string, kind: ParameterKind, fallback: T): T =>
  value === undefined || value === null ? fallback : parameter<T>(value, name, kind);

export function currentPage(context: Pick<WxContext, 'current'>): OpenPage {
  const page = context.current();
  if (!page) throw new WxError('page not found');
  return page;
}

/** State per run of the mini program, identified by its Emitter. */
export function perContext<T>(make: (context: WxContext) => T): (context: WxContext) => T {
  const made = new WeakMap<Emitter, { value: T }>();
  return (context) => {
    const known = made.get(context.events);
    if (known) return known.value;
    const value = make(context);
    made.set(context.events, { value });
    return value;
  };
}

/** A warning of the base library in the mini program's console. */
export const warn = (context: Pick<WxContext, 'node'>, text: string): void =>
  context.node.notify('log', { level: 'warn', args: [text] });
