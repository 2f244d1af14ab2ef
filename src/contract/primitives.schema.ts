/** Building blocks of schemas. Request fields are bounded, so that none can be used to fill a disk. */
import { Type as T, type TSchema } from '@sinclair/typebox';
import { CODE_POINTS_MAX } from './characters';
import { ParentRelation, StudentStatus } from './profile/status';
import type { ValueOf } from './wire';

/** A custom JSON schema keyword that the server supports. */
export const CHARACTERS_MAX = 'x-characters';

export const INT32_MAX = 2 ** 31 - 1;

/** Text of at most `maxLength` characters. */
export const text = (maxLength = 255) => T.String({ maxLength });
/** Text of 1 to `maxLength` characters. */
export const filled = (maxLength = 255) => T.String({ minLength: 1, maxLength });

/** User input whose length the handler checks with its own message: only a technical bound here. */
export const typed = (characters: number) => T.String({ maxLength: characters * CODE_POINTS_MAX });
/** User input of at most this many displayed characters. */
export const written = (characters: number) =>
  T.String({ maxLength: characters * CODE_POINTS_MAX, [CHARACTERS_MAX]: characters });

export const integer = (minimum = 0, maximum = INT32_MAX) => T.Integer({ minimum, maximum });
export const id = () => T.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
/** The account across the operator's products; a string, unlike the user id. */
export const unificationId = () => T.String({ minLength: 1, maxLength: 64 });
/** An id; 0 for none. */
export const idOrZero = () => T.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** Length of a recording, or a position in it. */
export const seconds = () => integer(0, 24 * 60 * 60);

/** Milliseconds since 1970, like the session's `time`. */
export const millis = () => T.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

export const list = <S extends TSchema>(item: S, maxItems = 200) => T.Array(item, { maxItems });
export const url = (maxLength = 2048) => T.String({ maxLength });

/** 'YYYY-MM-DD HH:mm:ss', Asia/Shanghai; '' for none. */
export const dateTime = () =>
  T.String({ maxLength: 19, description: "'YYYY-MM-DD HH:mm:ss', Asia/Shanghai" });
/** 'YYYY-MM-DD', Asia/Shanghai; '' for none. */
export const date = () => T.String({ maxLength: 10, description: "'YYYY-MM-DD', Asia/Shanghai" });

/** 0 or 1. */
export const flag = () => T.Integer({ minimum: 0, maximum: 1 });

/** One of the values of a constant object. The type stays a plain string or integer, so that queries are coerced. */
export function oneOf<const O extends Readonly<Record<string, string | number>>>(values: O) {
  const allowed = Object.values(values);
  const plain = typeof allowed[0] === 'number' ? T.Integer({ enum: allowed }) : T.String({ enum: allowed });
  return T.Unsafe<ValueOf<O>>(plain);
}

/** A session or temporary token. */
export const token = () => T.String({ minLength: 1, maxLength: 512 });
/** Calls listed with a token by the specification accept it beside the header; the header takes precedence. */
export const maybeToken = () => T.Optional(T.String({ maxLength: 512 }));

/** base64 of RSA: phones and passwords are never sent in plain text. */
export const cipher = () => T.String({ minLength: 1, maxLength: 1024, pattern: '^[A-Za-z0-9+/=]+$' });
/** Which of the backend's keys: while one is exchanged, there are two. */
export const cipherVersion = () => T.String({ pattern: '^v[1-9][0-9]?$', maxLength: 3 });
export const areaCode = () => T.String({ minLength: 1, maxLength: 8, pattern: '^[0-9-]+$' });

export const studentStatus = () => oneOf(StudentStatus);
export const parentRelation = () => oneOf(ParentRelation);

const ASKED_FOR = Symbol('asked for');

/**
 * Marks a required field: a response without it is invalid, and a row without it is dropped (rule shell-79). Ids of
 * responses and rows, and list responses, are required without the mark.
 */
export const askedFor = <S extends TSchema>(schema: S): S => ({ ...schema, [ASKED_FOR]: true });

/** A number shown to parents: null when missing, so that no screen shows 0 for an unknown value. */
export const figure = <S extends TSchema>(schema: S) => T.Union([schema, T.Null()]);

/** The call has no parameters. */
export const nothingAsked = () => T.Object({});
/** The response has only a code; `data` is null and not read. */
export const noData = () => T.Null();
