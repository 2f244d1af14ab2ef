/** The small parts that schemas are made of. Requests are bounded, so that no field can be used to fill a disk. */
import { Type as T, type TSchema } from '@sinclair/typebox';
import { CODE_POINTS_MAX } from './characters';
import { ParentRelation, StudentStatus } from './profile/status';
import type { ValueOf } from './wire';

/** A keyword of schemas, which the server knows beside those of JSON schema. */
export const CHARACTERS_MAX = 'x-characters';

export const INT32_MAX = 2 ** 31 - 1;

/** Text of at most `maxLength` characters. */
export const text = (maxLength = 255) => T.String({ maxLength });
/** Text of 1 to `maxLength` characters. */
export const filled = (maxLength = 255) => T.String({ minLength: 1, maxLength });

/** What a person writes, where the handler says in its own words that it is too long: here is only what the machine bears. */
export const typed = (characters: number) => T.String({ maxLength: characters * CODE_POINTS_MAX });
/** What a person writes, at most so many characters as people count them. */
export const written = (characters: number) =>
  T.String({ maxLength: characters * CODE_POINTS_MAX, [CHARACTERS_MAX]: characters });

export const integer = (minimum = 0, maximum = INT32_MAX) => T.Integer({ minimum, maximum });
export const id = () => T.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
/** The account across the operator's products; text, unlike the user id. */
export const unificationId = () => T.String({ minLength: 1, maxLength: 64 });
/** An id that is 0 when there is none. */
export const idOrZero = () => T.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** How long a recording is, or how far somebody is in it. */
export const seconds = () => integer(0, 24 * 60 * 60);

/** Milliseconds since 1970, as the session's `time` is. */
export const millis = () => T.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

export const list = <S extends TSchema>(item: S, maxItems = 200) => T.Array(item, { maxItems });
export const url = (maxLength = 2048) => T.String({ maxLength });

/** 'YYYY-MM-DD HH:mm:ss', Asia/Shanghai; '' when there is none. */
export const dateTime = () =>
  T.String({ maxLength: 19, description: "'YYYY-MM-DD HH:mm:ss', Asia/Shanghai" });
/** 'YYYY-MM-DD', Asia/Shanghai; '' when there is none. */
export const date = () => T.String({ maxLength: 10, description: "'YYYY-MM-DD', Asia/Shanghai" });

/** 0 or 1. */
export const flag = () => T.Integer({ minimum: 0, maximum: 1 });

/** One of the values of a constant object. The kind stays a plain string or integer, so that queries are coerced. */
export function oneOf<const O extends Readonly<Record<string, string | number>>>(values: O) {
  const allowed = Object.values(values);
  const plain = typeof allowed[0] === 'number' ? T.Integer({ enum: allowed }) : T.String({ enum: allowed });
  return T.Unsafe<ValueOf<O>>(plain);
}

/** A session or temporary token. */
export const token = () => T.String({ minLength: 1, maxLength: 512 });
/** Calls that the specification lists with a token accept it beside the header; the header decides. */
export const maybeToken = () => T.Optional(T.String({ maxLength: 512 }));

/** base64 of RSA: a phone or a password never travels in plain. */
export const cipher = () => T.String({ minLength: 1, maxLength: 1024, pattern: '^[A-Za-z0-9+/=]+$' });
export const cipherVersion = () => T.Literal('v1');
export const areaCode = () => T.String({ minLength: 1, maxLength: 8, pattern: '^[0-9-]+$' });

export const studentStatus = () => oneOf(StudentStatus);
export const parentRelation = () => oneOf(ParentRelation);

const ASKED_FOR = Symbol('asked for');

/**
 * What a call is asked for: an answer without it is none, and a row without it is left out (rule shell-79). Ids of answers and
 * rows, and answers that are lists, need no mark.
 */
export const askedFor = <S extends TSchema>(schema: S): S => ({ ...schema, [ASKED_FOR]: true });

/** A number that a parent reads as theirs: null where an answer lacks it, so that no screen says 0 for what is not known. */
export const figure = <S extends TSchema>(schema: S) => T.Union([schema, T.Null()]);

/** The call takes nothing. */
export const nothingAsked = () => T.Object({});
/** The call answers with its code alone; `data` is null and not read. */
export const nothingTold = () => T.Null();
