'use strict';

/**
 * Compiles tests, sources and packages for Node: automatic JSX runtime (the transformer that @tarojs/test-utils-react brings
 * forces the classic one), TypeScript, no polyfills. esbuild does it in a twentieth of Babel's time, which a first run pays
 * for 2000 files; Babel is left with the few tests that call `jest.mock`, which it lifts above the imports.
 */
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync, version } = require('esbuild');
const addHooksToTaroApi = require('@tarojs/plugin-framework-react/dist/api-loader.js');

let made;
/** Loaded by the few that need it. */
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

/** Taro's own build adds the React hooks to the H5 API module; here the same loader does. */
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
    // Jest has no modules to import late, only what is required.
    supported: { 'dynamic-import': false },
    loader: loaderOf(file),
    sourcefile: file,
    // A stack names lines of the file; of packages nobody asks.
    sourcemap: file.includes('node_modules') ? false : 'inline',
    // As Babel and the app's build have it: a class field is defined, whatever a tsconfig near it says.
    tsconfigRaw: '{"compilerOptions":{"useDefineForClassFields":true}}',
  });
}

/** What was compiled by another version of this file, of esbuild, of Babel or for another Node is compiled again. */
const self = [
  readFileSync(__filename, 'utf8'),
  version,
  require('@babel/core/package.json').version,
  process.version,
].join('\0');

module.exports = {
  canInstrument: true,
  // Not Babel's: that reads a configuration anew for every file, in every worker.
  getCacheKey: (source, file, { instrument }) =>
    createHash('sha1')
      .update([self, source, file, String(instrument)].join('\0'))
      .digest('hex'),
  process(source, file, options) {
    const text = prepared(source, file);
    return isMocking(text) ? babel().process(text, file, options) : compiled(text, file);
  },
};
