'use strict';

/** The host's tests: run alone in this folder (npm test), or as a project of another configuration. */
module.exports = {
  displayName: 'weapp-host',
  rootDir: __dirname,
  testMatch: ['<rootDir>/tests/**/*.test.ts'],
  testEnvironment: '<rootDir>/tests/support/environment.cjs',
  globalSetup: '<rootDir>/tests/support/browser-setup.ts',
  globalTeardown: '<rootDir>/tests/support/browser-teardown.ts',
  transform: { '\\.ts$': '<rootDir>/tests/support/transformer.cjs' },
  // Replaces the worker's natives, which do not exist in Node.
  moduleNameMapper: { '/natives$': '<rootDir>/tests/support/fake-natives.ts' },
};
