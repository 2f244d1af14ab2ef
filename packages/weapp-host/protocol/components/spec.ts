/**
 * Attributes and events of a built-in component. Used by the frame to read attributes (type and default), by the automator to list
 * properties, and by canIUse.
 */
export type AttributeKind = 'string' | 'number' | 'boolean' | 'array' | 'object' | 'any';

export interface AttributeSpec {
  kind: AttributeKind;
  default: unknown;
}

export interface ComponentSpec {
  /** camelCase names */
  attributes: Record<string, AttributeSpec>;
  /** event names without bind: */
  events: string[];
}

const of = (kind: AttributeKind, value: unknown): AttributeSpec => ({ kind, default: value });
export const string = (value = ''): AttributeSpec => of('string', value);
export const number = (value = 0): AttributeSpec => of('number', value);
export const boolean = (value = false): AttributeSpec => of('boolean', value);
export const array = (value: unknown[] = []): AttributeSpec => of('array', value);
export const object = (value: unknown = null): AttributeSpec => of('object', value);
export const any = (value: unknown = null): AttributeSpec => of('any', value);

/** Shared by view, button, navigator and the like. */
export const hover = {
  hoverClass: string('none'),
  hoverStopPropagation: boolean(),
  hoverStartTime: number(50),
  hoverStayTime: number(400),
};

export const camelCase = (name: string): string =>
  name.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());
export const kebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Coerces an attribute's value to the declared type, as WeChat does. */
export function coerce(value: unknown, { kind, default: fallback }: AttributeSpec): unknown {
  if (value === undefined || value === null) return fallback;
  if (kind === 'boolean') return value !== false && value !== 0 && value !== '';
  if (kind === 'string') return typeof value === 'object' ? JSON.stringify(value) : String(value);
  if (kind === 'number') {
    const number_ = typeof value === 'number' ? value : parseFloat(String(value));
    return Number.isNaN(number_) ? fallback : number_;
  }
  if (kind === 'array') return Array.isArray(value) ? value : fallback;
  return value;
}
