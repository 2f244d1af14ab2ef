'use strict';

/** Tests of the mini program in the host, or in DevTools (scripts/test-weapp.mjs). The host has tests of its own, packages/weapp-host. */
module.exports = {
  displayName: 'weapp',
  rootDir: __dirname,
  testTimeout: 60_000,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/e2e/weapp/**/*.test.ts'],
  transform: { '^.+\\.(c|m)?[jt]sx?$': '<rootDir>/test/support/transformer.cjs' },
  transformIgnorePatterns: ['/node_modules/'],
};
