'use strict';

const common = {
  rootDir: __dirname,
  testEnvironment: 'node',
  transform: { '^.+\\.(c|m)?[jt]sx?$': '<rootDir>/test/support/transformer.cjs' },
  transformIgnorePatterns: ['/node_modules/'],
};

/** Tests of the mini program host, and of the mini program in it (or in DevTools): scripts/test-weapp.mjs. */
module.exports = {
  maxWorkers: 2,
  testTimeout: 60_000,
  projects: [
    {
      ...common,
      displayName: 'weapp-host',
      testMatch: ['<rootDir>/test/weapp-host/tests/**/*.test.ts'],
      globalSetup: '<rootDir>/test/weapp-host/tests/support/browser-setup.ts',
      globalTeardown: '<rootDir>/test/weapp-host/tests/support/browser-teardown.ts',
    },
    {
      ...common,
      displayName: 'weapp',
      testMatch: ['<rootDir>/test/e2e/weapp/**/*.test.ts'],
    },
  ],
};
