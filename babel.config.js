/**
 * Taro's preset without its wholesale answer to rare Safari bugs: `bugfixes` rewrites the few places that would meet one,
 * where default parameters, destructuring and templates were otherwise rewritten everywhere.
 */
function taroWithBugfixes(api, options) {
  const config = require('babel-preset-taro')(api, options);
  for (const { presets = [] } of config.overrides) {
    // preset-env is the first: what the browsers of browserslist do not know.
    if (presets[0]?.[1] && 'forceAllTransforms' in presets[0][1]) presets[0][1].bugfixes = true;
  }
  return config;
}

module.exports = {
  // Promises about our own code that make it smaller: nothing here asks for document.all, no field shadows a setter, and reading a
  // property twice (`a.b?.c`) is reading it once.
  assumptions: { noDocumentAll: true, pureGetters: true, setPublicClassFields: true },
  presets: [
    [
      taroWithBugfixes,
      {
        framework: 'react',
        ts: true,
        compiler: 'webpack5',
        // The browsers of browserslist need no polyfills beyond what the code itself uses: 37 KB gzip less.
        useBuiltIns: false,
      },
    ],
  ],
};
