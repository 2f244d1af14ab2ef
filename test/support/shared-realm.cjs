'use strict';

const { types } = require('node:util');
const { TestEnvironment } = require('jest-environment-node');

/** For packages that are loaded outside of the test (shared-packages.cjs): their dates and errors are dates and errors here. */
module.exports = class SharedRealm extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { global: inside } = this;
    Object.assign(inside, { Date, Map, Set });
    const { Error: ErrorInside } = inside;
    const isInstance = Function.prototype[Symbol.hasInstance];
    Object.defineProperty(ErrorInside, Symbol.hasInstance, {
      value(thing) {
        return isInstance.call(this, thing) || (this === ErrorInside && types.isNativeError(thing));
      },
    });
  }
};
