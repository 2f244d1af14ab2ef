'use strict';

/** The host's own tests: alone in this folder (npm test), or as a project of a configuration above. */
module.exports = {
  displayName: 'weapp-host',
  rootDir: __dirname,
  testMatch: ['<rootDir>/tests/**/*.test.ts'],
  testEnvironment: '<rootDir>/tests/support/environment.cjs',
  globalSetup: '<rootDir>/tests/support/browser-setup.ts',
  globalTeardown: '<rootDir>/tests/support/browser-teardown.ts',
  transform: { '\\.ts$': '<rootDir>/tests/support/transformer.cjs' },
  // Outside of a worker its own abilities are not there.
  moduleNameMapper: { '/natives$': '<rootDir>/tests/support/fake-natives.ts' },
};
