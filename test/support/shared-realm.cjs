'use strict';

const { types } = require('node:util');
const { Client } = require('pg');
const { TestEnvironment } = require('jest-environment-node');

const isErrorOf = (name) => (thing) => types.isNativeError(thing) && thing.name === name;

/** Checks by kind instead of by the realm's constructor. */
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

/** Makes `instanceof` of built-in classes accept objects of the other realm. Subclasses are unaffected. */
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

/** Drops the databases that test/server/support/backend.ts made in this process: hundreds of copies would fill the RAM disk. */
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

/** Each test has its own realm; shared modules (shared-packages.cjs) live in the worker's. */
module.exports = class SharedRealm extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    knowOthers(this.global);
  }

  async teardown() {
    // Spied objects may be shared with the next file.
    this.moduleMocker?.restoreAllMocks();
    await super.teardown();
    await dropDatabases();
  }
};
