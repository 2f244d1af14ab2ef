'use strict';

const path = require('node:path');

const PATHS = path.resolve(__dirname, '..', 'src', 'contract', 'h5-paths.ts');
/** As Babel prints it. */
const CONFIG = /^var config = (\{[^]*?\n\});$/m;
const START = 'var inst = ';

/**
 * Webpack loader for what Taro makes of src/app.config.ts on the web. It writes every page's file and addresses into the first
 * bundle three times; the manifest is there already, and says the same. Sub-packages mean nothing to a browser.
 */
module.exports = function leanEntry(code) {
  const [line, json] = CONFIG.exec(code) ?? [];
  if (json === undefined || !code.includes(START))
    throw new Error('Taro writes its entry in another way by now: config/lean-entry.cjs');
  const { pages: _pages, subPackages: _subPackages, preloadRule: _preloadRule, ...rest } = JSON.parse(json);
  const { customRoutes, ...router } = rest.router;
  const ours = require('tsx/cjs/api').require(PATHS, __filename).h5CustomRoutes();
  const others = Object.fromEntries(Object.entries(customRoutes).filter(([page]) => !(page in ours)));
  return code
    .replace(
      line,
      () => `import { h5CustomRoutes } from ${JSON.stringify(PATHS)}
var config = ${JSON.stringify({ ...rest, router })};
config.router.customRoutes = Object.assign(h5CustomRoutes(), ${JSON.stringify(others)});`,
    )
    .replace(
      START,
      () => `config.pages = config.routes.map(function(route) { return route.path });\n${START}`,
    );
};
