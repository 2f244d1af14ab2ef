'use strict';

const { sourceOf, writtenFrom } = require('./source.cjs');

const LETTERS = { string: 's', number: 'n', integer: 'n', boolean: 'b', null: 'z' };

/** Converts a TypeBox schema to the format of src/contract/shapes.ts. `isRow`: the response itself or a row of a list. */
function shapeOf(schema, isRow = true) {
  if (schema.anyOf) return either(schema.anyOf.map((one) => shapeOf(one, isRow)));
  if (schema.type === 'array') return [shapeOf(schema.items)];
  if (schema.type === 'object') return schema.properties ? fieldsOf(schema, isRow) : {};
  const letter = LETTERS[schema.type];
  if (!letter) throw new Error(`No shape for ${JSON.stringify(schema)}`);
  const values = schema.enum ?? ('const' in schema ? [schema.const] : undefined);
  if (values) return `${letter.toUpperCase()}:${values.join('|')}`;
  return schema.description?.includes('YYYY-MM-DD') ? 'd' : letter;
}

const isPlain = (shape) => typeof shape === 'string';
const isEnumeration = (shape) => isPlain(shape) && shape.includes(':');

/** Merges letters and enumerations of one kind; null comes first. */
function either(shapes) {
  const isNullable = shapes.includes('z');
  const letters = shapes.filter((one) => isPlain(one) && one !== 'z' && !isEnumeration(one)).join('');
  const enumerations = ['S', 'N', 'B'].flatMap((letter) => {
    const values = shapes.filter((one) => isPlain(one) && one.startsWith(`${letter}:`));
    return values.length > 0 ? [`${letter}:${values.map((one) => one.slice(2)).join('|')}`] : [];
  });
  const others = shapes.filter((one) => !isPlain(one));
  const kinds = [...(letters ? [letters] : []), ...enumerations, ...others];
  if (kinds.length === 1 && isPlain(kinds[0])) return `${isNullable ? 'z' : ''}${kinds[0]}`;
  return isNullable ? ['z', ...kinds] : kinds;
}

/** Required: the id of the item or row, and fields that the schema marks as such. */
const isNecessary = (name, schema, isRow) =>
  Object.getOwnPropertySymbols(schema).some((symbol) => symbol.description === 'asked for') ||
  (isRow && name === 'id' && schema.type === 'integer' && schema.minimum === 1);

const fieldsOf = ({ properties, required = [] }, isRow) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const mark = isNecessary(name, schema, isRow) ? '!' : '';
      return [required.includes(name) ? `${name}${mark}` : `${name}?`, shapeOf(schema, false)];
    }),
  );

/** Shapes of a domain's responses, without calls that return nothing or are not served. */
function shapesOf(calls, schemas) {
  const names = Object.keys(calls).filter(
    (name) => calls[name].served && schemas[name].response.type !== 'null',
  );
  return Object.fromEntries(names.map((name) => [name, shapeOf(schemas[name].response)]));
}

/** Response shapes, placed beside their calls: a few bytes per call let the app validate responses without a schema library. */
function shapesModule(file, calls, schemas) {
  return `${writtenFrom(`${file} and schema.ts`)}import type { Shape } from '../../shapes';

export const shapes: Readonly<Record<string, Shape>> = ${sourceOf(shapesOf(calls, schemas))};
`;
}

module.exports = { shapesModule };
