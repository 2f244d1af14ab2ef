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
    '<rootDir>/packages/weapp-host',
    {
      ...common,
      displayName: 'weapp',
      testMatch: ['<rootDir>/test/e2e/weapp/**/*.test.ts'],
    },
  ],
};
