/** Checks a tracked event: does it match the contract, and is it free of personal data? */
import { ADDED_TO_PAYLOAD, RECORD, SHAPES, type AnyField, type AnyShape } from './shapes';
import { FAULT } from './texts';

export interface Judged {
  /** Safe to show, copy and store: personal data is masked. */
  readonly record: Readonly<Record<string, unknown>>;
  readonly faults: readonly string[];
  /** Contains personal data: the worst fault. */
  readonly isPrivate: boolean;
}

const DOTS = '●●●';

/** 11 digits starting like a mobile number, with or without separators, not part of a longer number. */
const PHONE = /(?<![0-9A-Za-z])(?:\+?86[\s-]?)?1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}(?![0-9A-Za-z])/;
/** A named secret in an address, a JSON web token, or a long random-looking word. */
const SECRET =
  /[?&#][\w-]*(token|ticket|auth|secret|openid|code)[\w-]*=[^&#]|\beyJ[\w-]+\.|(?<![\w-])[\w-]{32,}(?![\w-])/i;
const PERSONAL_NAME = /phone|mobile|password|token|secret|openid|kidname|parentname/i;
/** Random by design, and no names. `withToken` is a boolean. */
const NOT_PERSONAL = ['device_id', 'session_id', 'event_id', 'withToken'];

export function judge(given: Readonly<Record<string, unknown>>): Judged {
  const faults: string[] = [];
  const secrets: string[] = [];
  const record = masked(given, '', secrets) as Readonly<Record<string, unknown>>;
  const { paras, ...rest } = given;
  const name = String(given.event_name);
  const shape: AnyShape | undefined = (SHAPES as Readonly<Record<string, AnyShape | undefined>>)[name];
  if (!shape) faults.push(FAULT.unknown(name));
  faults.push(...compared(rest, RECORD, ''));
  if (shape && isObject(paras)) faults.push(...compared(paras, { ...shape, ...ADDED_TO_PAYLOAD }, 'paras.'));
  if (!isObject(paras)) faults.push(FAULT.missing('paras'));
  return {
    record,
    faults: [...secrets.map(FAULT.personal), ...faults],
    isPrivate: secrets.length > 0,
  };
}

function compared(fields: Readonly<Record<string, unknown>>, shape: AnyShape, path: string): string[] {
  const unfit = Object.entries(shape).flatMap(([name, field]) =>
    shapeMismatch(path + name, field, fields[name]),
  );
  const strange = Object.keys(fields).filter((name) => !(name in shape));
  return [...unfit, ...strange.map((name) => FAULT.strange(path + name))];
}

function shapeMismatch(path: string, field: AnyField, value: unknown): string[] {
  if (typeof field === 'object' && 'maybe' in field)
    return value === undefined ? [] : shapeMismatch(path, field.maybe, value);
  if (value === undefined) return [FAULT.missing(path)];
  if (typeof field === 'object') return field.includes(value) ? [] : [FAULT.other(path, field.join(' / '))];
  const kind = typeof value === 'string' ? 'text' : typeof value;
  return kind === field ? [] : [FAULT.kind(path, field)];
}

/** A copy with personal data masked; its paths are added to `found`. */
function masked(value: unknown, path: string, found: string[]): unknown {
  if (Array.isArray(value)) return value.map((item, index) => masked(item, `${path}.${index}`, found));
  if (isObject(value)) {
    const inner = (name: string): string => (path === '' ? name : `${path}.${name}`);
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, maskedField(name, item, inner(name), found)]),
    );
  }
  return value;
}

function maskedField(name: string, value: unknown, path: string, found: string[]): unknown {
  if (isObject(value) || Array.isArray(value)) return masked(value, path, found);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const isNamed = PERSONAL_NAME.test(name) && text !== '';
  const isPersonal = !NOT_PERSONAL.includes(name) && (isNamed || PHONE.test(text) || SECRET.test(text));
  if (!isPersonal) return value;
  found.push(path);
  return DOTS;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
