'use strict';

/**
 * Compiles tests and sources for Node as babel.config.js does for the app: automatic JSX runtime (the transformer that
 * @tarojs/test-utils-react brings forces the classic one), TypeScript, no polyfills.
 */
const { createTransformer } = require('babel-jest').default;
const addHooksToTaroApi = require('@tarojs/plugin-framework-react/dist/api-loader.js');

const { manifestModule, manifestSource } = require('../../config/route-manifest.cjs');

const babel = createTransformer({
  babelrc: false,
  configFile: false,
  presets: [
    ['@babel/preset-env', { targets: { node: 'current' } }],
    ['@babel/preset-react', { runtime: 'automatic' }],
    ['@babel/preset-typescript', { allowDeclareFields: true }],
  ],
});

/** Taro's own build adds the React hooks to the H5 API module; here the same loader does. */
const isTaroApi = (file) =>
  file.replace(/\\/g, '/').endsWith('test-utils-react/dist/jest/runtime/taro-h5.js');

/** As in the app's builds: put together in every test file, the list of routes would load the schemas of all domains. */
const isManifest = (file) => file.replace(/\\/g, '/').endsWith('src/contract/manifest.ts');

function prepared(source, file) {
  if (isTaroApi(file)) return addHooksToTaroApi(source);
  return isManifest(file) ? manifestModule() : source;
}

module.exports = {
  ...babel,
  getCacheKey: (source, file, options) =>
    babel.getCacheKey(isManifest(file) ? source + manifestSource() : source, file, options),
  process: (source, file, options) => babel.process(prepared(source, file), file, options),
};
