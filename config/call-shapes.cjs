'use strict';

const fs = require('node:fs');
const path = require('node:path');
const { require: requireTypeScript } = require('tsx/cjs/api');

const CONTRACT = path.resolve(__dirname, '..', 'src', 'contract');

/** src/contract/<domain>/calls.ts, and later-calls.ts where a domain has many that no first screen makes. */
const isCalls = (file) =>
  ['calls.ts', 'later-calls.ts'].includes(path.basename(file)) &&
  path.dirname(path.dirname(path.resolve(file))) === CONTRACT;

const LETTERS = { string: 's', number: 'n', integer: 'n', boolean: 'b', null: 'z' };

/** Of a TypeBox schema, what src/contract/shapes.ts reads. '' stands for whatever comes. */
function shapeOf(schema) {
  if (schema.anyOf) return either(schema.anyOf.map(shapeOf));
  if (schema.type === 'array') return [shapeOf(schema.items)];
  if (schema.type === 'object') return schema.properties ? fieldsOf(schema) : {};
  const letter = LETTERS[schema.type];
  if (!letter) throw new Error(`No shape for ${JSON.stringify(schema)}`);
  return letter;
}

const either = (shapes) => {
  const letters = shapes.filter((shape) => typeof shape === 'string').join('');
  const others = shapes.filter((shape) => typeof shape !== 'string');
  return others.length === 0 ? letters : [letters, ...others].filter((shape) => shape !== '');
};

const fieldsOf = ({ properties, required = [] }) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      required.includes(name) ? name : `${name}?`,
      shapeOf(schema),
    ]),
  );

/** Of the answers of a domain's calls; what answers nothing or nobody asks yet has none. */
function shapesOf(calls, schemas) {
  const told = Object.keys(calls).filter(
    (name) => calls[name].served && schemas[name].response.type !== 'null',
  );
  return Object.fromEntries(told.map((name) => [name, shapeOf(schemas[name].response)]));
}

/** What the shapes are made of, as text: another one makes others. */
function shapesSource(file) {
  const schemas = fs.readdirSync(CONTRACT, { recursive: true }).filter((name) => /schema\.ts$/.test(name));
  return [__filename, file, ...schemas.map((name) => path.join(CONTRACT, name))]
    .map((name) => fs.readFileSync(name, 'utf8'))
    .join('\n');
}

const schemaOf = (file) => path.join(path.dirname(file), 'schema.ts');

/** What a module of the contract exports under a name with this end. */
const exported = (file, end) =>
  Object.entries(requireTypeScript(file, __filename)).find(([name]) => name.endsWith(end))[1];

/** The calls of a domain with the shapes of their answers. */
function withShapes(source, file) {
  for (const loaded of Object.keys(require.cache).filter((name) => name.startsWith(CONTRACT + path.sep)))
    Reflect.deleteProperty(require.cache, loaded);
  const shapes = JSON.stringify(shapesOf(exported(file, 'Calls'), exported(schemaOf(file), 'Schemas')));
  const given = source.replace(/(defineCalls<[^()]+>)\(\)/, (_all, start) => `${start}(${shapes})`);
  if (given === source) throw new Error(`${file} has no defineCalls<typeof …>() to give its shapes to`);
  return given;
}

/**
 * Webpack loader for the calls of each domain: what their answers look like goes along, a few bytes a call, so that the app
 * tells an answer of another shape without a schema library. Jest does the same (test/support/transformer.cjs).
 */
module.exports = function callShapes(source) {
  this.addContextDependency(CONTRACT);
  return withShapes(source, this.resourcePath);
};
Object.assign(module.exports, { isCalls, shapeOf, shapesSource, withShapes });
