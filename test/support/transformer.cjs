'use strict';

/**
 * Compiles tests, sources and packages for Node: automatic JSX runtime (the transformer of @tarojs/test-utils-react uses the classic one),
 * TypeScript, no polyfills. esbuild takes a twentieth of Babel's time, which matters for the 2000 files of a first run. Babel compiles
 * only the few tests that call `jest.mock`, which it hoists above the imports.
 */
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync, version } = require('esbuild');
const addHooksToTaroApi = require('@tarojs/plugin-framework-react/dist/api-loader.js');

let made;
/** Lazy: few tests need it. */
const babel = () =>
  (made ??= require('babel-jest').default.createTransformer({
    babelrc: false,
    configFile: false,
    presets: [
      ['@babel/preset-env', { targets: { node: 'current' } }],
      ['@babel/preset-react', { runtime: 'automatic' }],
      ['@babel/preset-typescript', { allowDeclareFields: true }],
    ],
  }));

/** Taro's build adds the React hooks to the H5 API module; here the same loader does. */
const isTaroApi = (file) =>
  file.replace(/\\/g, '/').endsWith('test-utils-react/dist/jest/runtime/taro-h5.js');

const prepared = (source, file) => (isTaroApi(file) ? addHooksToTaroApi(source) : source);

const isMocking = (source) => /^\s*jest\.mock\(/m.test(source);

const loaderOf = (file) => (/\.tsx?$/.test(file) ? /\w+$/.exec(file)[0] : 'jsx');

function compiled(source, file) {
  return transformSync(source, {
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    // Jest cannot load ES modules lazily; `import()` becomes `require`.
    supported: { 'dynamic-import': false },
    loader: loaderOf(file),
    sourcefile: file,
    // Stack traces show original lines, except in packages.
    sourcemap: file.includes('node_modules') ? false : 'inline',
    // Class fields are defined as in Babel and the app's build, whatever the nearest tsconfig says.
    tsconfigRaw: '{"compilerOptions":{"useDefineForClassFields":true}}',
  });
}

/** Part of the cache key: versions of this file, esbuild, Babel and Node. */
const self = [
  readFileSync(__filename, 'utf8'),
  version,
  require('@babel/core/package.json').version,
  process.version,
].join('\0');

module.exports = {
  canInstrument: true,
  // Babel's own cache key reads its configuration for every file in every worker.
  getCacheKey: (source, file, { instrument }) =>
    createHash('sha1')
      .update([self, source, file, String(instrument)].join('\0'))
      .digest('hex'),
  process(source, file, options) {
    const text = prepared(source, file);
    return isMocking(text) ? babel().process(text, file, options) : compiled(text, file);
  },
};
