/** Columns that a file of an import may have. Each is a schema, so that a line is checked and described by the same thing. */
import {
  FormatRegistry,
  Type,
  type TLiteral,
  type TSchema,
  type TString,
  type TUnion,
} from '@sinclair/typebox';
import { isDay } from '../day';
import { isHttpsLink } from '../https-link';

const DAY_PATTERN = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const MOMENT_PATTERN = `${DAY_PATTERN}[T ](?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,3})?)?(?:Z|[+-]\\d\\d:?\\d\\d)?`;
const isMoment = new RegExp(`^${MOMENT_PATTERN}$`);

FormatRegistry.Set('day', isDay);
FormatRegistry.Set(
  'moment',
  (text) => isMoment.test(text) && isDay(text.slice(0, 10)) && !isNaN(+momentOf(text)),
);

FormatRegistry.Set('link', isHttpsLink);

const MAX_TEXT = 20_000;
const MAX_LINK = 2_048;
const MAX_ID = 200;

/** Id in the operator's own system. */
export const externalId = Type.String({ minLength: 1, maxLength: MAX_ID });

/** Id of a line of another file, or of one imported earlier. */
export const refTo = (kind: string) => Type.String({ minLength: 1, maxLength: MAX_ID, refersTo: kind });

export const textField = Type.String({ minLength: 1, maxLength: MAX_TEXT });

/** One that also has a limit where staff type it. */
export const shortField = (most: number) => Type.String({ minLength: 1, maxLength: most });

/** An address, a storage key, or '' for none. */
export const pictureField = Type.Optional(textField);

/** A page outside the app. */
export const linkField = Type.String({ format: 'link', pattern: '^https://', maxLength: MAX_LINK });

export const phoneField = Type.String({ minLength: 1, maxLength: 40, isPhone: true });

/** 'YYYY-MM-DD'. */
export const dayField = Type.String({ format: 'day', pattern: `^${DAY_PATTERN}$` });

/** ISO; without a zone it is Shanghai's. */
export const momentField = Type.String({ format: 'moment', pattern: `^${MOMENT_PATTERN}$` });

export const momentOf = (text: string): Date => {
  const iso = text.replace(' ', 'T');
  return new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(iso.slice(10)) ? iso : `${iso}+08:00`);
};

/** In CSV separated by | or as JSON. */
export const listOf = <Item extends TSchema>(item: Item) => Type.Array(item, { maxItems: 1_000 });

export const count = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });

/** The names of one of the contract's enumerations. */
export const nameIn = <Names extends string>(values: Readonly<Record<Names, unknown>>) => {
  const names = Object.keys(values) as Names[];
  return Type.Union(names.map((name) => Type.Literal(name))) as unknown as TUnion<TLiteral<Names>[]>;
};

export const referredKind = (schema: TSchema): string | null =>
  typeof schema['refersTo'] === 'string' ? schema['refersTo'] : null;

export const isPhone = (schema: TSchema): schema is TString => schema['isPhone'] === true;
