'use strict';

const { types } = require('node:util');
const { TestEnvironment } = require('jest-environment-node');

/** By what a thing is, and not by who made it. */
const KINDS = {
  Array: Array.isArray,
  Date: types.isDate,
  Error: types.isNativeError,
  Function: (thing) => typeof thing === 'function',
  Map: types.isMap,
  Promise: types.isPromise,
  RegExp: types.isRegExp,
  Set: types.isSet,
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

/** A test has a realm of its own, and the packages that it shares (shared-packages.cjs) are in the worker's. */
module.exports = class SharedRealm extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    knowOthers(this.global);
  }
};
