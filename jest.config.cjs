'use strict';

require('./scripts/generate.cjs');

/** Packages that ship ES modules only; everything else in node_modules is left as it is. */
const ES_MODULES = [
  '@noble',
  'jsencrypt',
  '@tarojs',
  '@stencil',
  'swiper',
  'lodash-es',
  'query-string',
  'decode-uri-component',
  'split-on-first',
  'filter-obj',
  'd3',
  'react-hotkeys-hook',
];

const common = {
  rootDir: __dirname,
  transform: { '^.+\\.(c|m)?[jt]sx?$': '<rootDir>/test/support/transformer.cjs' },
  // Anchored at the first node_modules: a package nested in another is judged by its own name.
  transformIgnorePatterns: [`<rootDir>/node_modules/(?!(${ES_MODULES.join('|')})(/|-))`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'mjs', 'jsx', 'json', 'node'],
};

/** On the embedded database of test/server/support. */
const onBackend = {
  ...common,
  runtime: '<rootDir>/test/support/shared-packages.cjs',
  testEnvironment: '<rootDir>/test/support/shared-realm.cjs',
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  setupFilesAfterEnv: ['<rootDir>/test/support/patience.ts'],
  globalSetup: '<rootDir>/test/server/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/server/support/global-teardown.ts',
};

const app = {
  ...common,
  setupFiles: ['<rootDir>/test/support/taro-environment.cjs', '<rootDir>/test/support/app-env.cjs'],
};

const appModules = {
  // First match wins: a picture is a stub wherever it is imported from.
  '\\.(scss|css|svg|png)$': '<rootDir>/test/support/file-stub.cjs',
  '^@/(.*)$': '<rootDir>/src/$1',
  // As the bundler resolves them: the library, not its self-contained bundle; plain elements, not web components.
  '^jsencrypt$': '<rootDir>/node_modules/jsencrypt/lib/index.js',
};

module.exports = {
  projects: [
    {
      ...app,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/unit/**/*.test.ts'],
      moduleNameMapper: appModules,
    },
    {
      ...app,
      displayName: 'pages',
      setupFilesAfterEnv: [
        '<rootDir>/test/support/frames.cjs',
        '<rootDir>/test/support/no-react-warnings.cjs',
        '<rootDir>/test/support/patience.ts',
      ],
      testEnvironment: 'jsdom',
      testEnvironmentOptions: { url: 'http://localhost/', customExportConditions: ['node', 'node-addons'] },
      testMatch: ['<rootDir>/test/pages/**/*.test.tsx'],
      moduleNameMapper: {
        ...appModules,
        '^@tarojs/taro$': '<rootDir>/node_modules/@tarojs/test-utils-react/dist/jest/runtime/taro-h5.js',
        '^@tarojs/components$': '<rootDir>/test/support/taro-components.ts',
        '^@tarojs/components/dist/components$': '<rootDir>/test/support/web-components-stub.cjs',
        '^\\./tabbar\\.js$': '<rootDir>/test/support/tabbar-stub.cjs',
      },
      globals: {
        ENABLE_INNER_HTML: true,
        ENABLE_ADJACENT_HTML: true,
        ENABLE_SIZE_APIS: true,
        DEPRECATED_ADAPTER_COMPONENT: false,
        ENABLE_TEMPLATE_CONTENT: true,
        ENABLE_MUTATION_OBSERVER: true,
        ENABLE_CLONE_NODE: true,
        ENABLE_CONTAINS: true,
        __TARO_FRAMEWORK__: 'react',
      },
    },
    {
      ...onBackend,
      displayName: 'server',
      testMatch: ['<rootDir>/test/server/**/*.test.ts'],
    },
    {
      ...onBackend,
      displayName: 'demo',
      testMatch: ['<rootDir>/packages/demo/test/**/*.test.ts'],
    },
  ],
};
