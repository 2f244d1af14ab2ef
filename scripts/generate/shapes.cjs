'use strict';

const { sourceOf, writtenFrom } = require('./source.cjs');

const LETTERS = { string: 's', number: 'n', integer: 'n', boolean: 'b', null: 'z' };

/** Of a TypeBox schema, what src/contract/shapes.ts reads. `isRow`: the answer itself or a row of a list. */
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

/** Letters go together, and so do enumerations of one kind; null comes first. */
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

/** An id names the thing that was asked for, or a row; what the schema marks as asked for is as necessary. */
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

/** Of the answers of a domain's calls; what answers nothing or nobody asks yet has none. */
function shapesOf(calls, schemas) {
  const told = Object.keys(calls).filter(
    (name) => calls[name].served && schemas[name].response.type !== 'null',
  );
  return Object.fromEntries(told.map((name) => [name, shapeOf(schemas[name].response)]));
}

/**
 * What answers look like, beside the calls that they answer: a few bytes a call, so that the app tells an answer of another
 * shape without a schema library.
 */
function shapesModule(file, calls, schemas) {
  return `${writtenFrom(`${file} and schema.ts`)}import type { Shape } from '../../shapes';

export const shapes: Readonly<Record<string, Shape>> = ${sourceOf(shapesOf(calls, schemas))};
`;
}

module.exports = { shapesModule };
