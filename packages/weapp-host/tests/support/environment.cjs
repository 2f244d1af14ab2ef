'use strict';

const { TestEnvironment } = require('jest-environment-node');

let host;

/**
 * Jest evaluates every module for each test file, and Playwright, the template compiler and the host's bundles take seconds. So a worker
 * loads the host once, outside of jest, and passes it to its test files.
 */
function loadHost() {
  require('tsx/cjs');
  return require('./host-once.ts');
}

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.defineProperty(this.global, 'weappHost', { get: () => (host ??= loadHost()) });
  }
};
