'use strict';

const { types } = require('node:util');
const { Client } = require('pg');
const { TestEnvironment } = require('jest-environment-node');

const isErrorOf = (name) => (thing) => types.isNativeError(thing) && thing.name === name;

/** By what a thing is, and not by who made it. */
const KINDS = {
  Array: Array.isArray,
  Date: types.isDate,
  Error: types.isNativeError,
  Function: (thing) => typeof thing === 'function',
  Map: types.isMap,
  Promise: types.isPromise,
  RangeError: isErrorOf('RangeError'),
  RegExp: types.isRegExp,
  Set: types.isSet,
  SyntaxError: isErrorOf('SyntaxError'),
  TypeError: isErrorOf('TypeError'),
};

/** `instanceof` of a realm's own kinds holds for things of the other one. Classes that extend them are asked as ever. */
function knowOthers(realm) {
  const isInstance = Function.prototype[Symbol.hasInstance];
  for (const [name, isKind] of Object.entries(KINDS)) {
    const kind = realm[name];
    Object.defineProperty(kind, Symbol.hasInstance, {
      configurable: true,
      value(thing) {
        return isInstance.call(this, thing) || (this === kind && isKind(thing));
      },
    });
  }
}

knowOthers(globalThis);

/** What test/server/support/backend.ts made in this process: hundreds of copies would fill the memory that they lie in. */
async function dropDatabases() {
  const url = process.env['WANDOU_TEST_DATABASE'];
  if (!url) return;
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('select datname from pg_database where datname like $1', [
      `test\\_${process.pid}\\_%`,
    ]);
    for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`);
  } finally {
    await client.end();
  }
}

/** A test has a realm of its own, and what it shares with others (shared-packages.cjs) is in the worker's. */
module.exports = class SharedRealm extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    knowOthers(this.global);
  }

  async teardown() {
    // What the file spied on may be shared with the next one.
    this.moduleMocker?.restoreAllMocks();
    await super.teardown();
    await dropDatabases();
  }
};
