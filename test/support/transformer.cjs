'use strict';

/**
 * Compiles tests and sources for Node as babel.config.js does for the app: automatic JSX runtime (the transformer that
 * @tarojs/test-utils-react brings forces the classic one), TypeScript, no polyfills.
 */
const { createTransformer } = require('babel-jest').default;
const { transformSync, version } = require('esbuild');
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

/** Packages need no more than another module system, which takes esbuild a hundredth of Babel's time: half of a first run. */
const isPackage = (file) => /[\\/]node_modules[\\/]/.test(file);
const asCommonJs = (source, file) =>
  transformSync(source, { format: 'cjs', target: 'node20', loader: 'jsx', sourcefile: file });

const keyOf = (source, file) => {
  if (isManifest(file)) return source + manifestSource();
  return isPackage(file) ? `esbuild ${version} ${source}` : source;
};

module.exports = {
  ...babel,
  getCacheKey: (source, file, options) => babel.getCacheKey(keyOf(source, file), file, options),
  process(source, file, options) {
    const text = prepared(source, file);
    return isPackage(file) ? asCommonJs(text, file) : babel.process(text, file, options);
  },
};
