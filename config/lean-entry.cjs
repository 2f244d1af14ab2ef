'use strict';

const path = require('node:path');

const contract = (file) => path.resolve(__dirname, '..', 'src', 'contract', file);
const LATER = path.resolve(__dirname, 'h5-stubs', 'later-pages.js');
/** As Babel prints it. */
const CONFIG = /^var config = (\{[^]*?\n\});$/m;
const ROUTES = /^config\.routes = \[([^]*?)\n\}\)\];$/m;
const PAGE = /Object\.assign\(\{\n {2}path: '([^']+)'/;
const START = 'var inst = ';
/** The bar is drawn by us. */
const TAB_ICONS = /^if \(config\.tabBar\) \{\n[^]*?\n\}\n/m;
const ROUTER = /^createRouter\(.*\);$/m;
const CHANGED = new Error('Taro writes its entry in another way by now: config/lean-entry.cjs');
const PACKAGES = '?packages';
const PROGRAM = '?program';
const FIRST = '?first';

/** Parents start on these: the entry asks for them itself. All others are asked for through later-pages.js. */
const firstPages = () => {
  const { H5_TAB_PAGES } = require('tsx/cjs/api').require(contract('tab-pages.ts'), __filename);
  return [...H5_TAB_PAGES, 'account/login'].map((page) => `pages/${page}/index`);
};

/** With one of the names as the file calls it: `createRouter`, or the second of `initPxTransform as _initPxTransform`. */
const PACKAGE = /^import (?:\{[^}]*?(\w+) \} from )?'@tarojs\/(?!components)[^']+';$/gm;

/**
 * Webpack loader for what Taro makes of src/app.config.ts on the web. Read at one go, the program would hold a finger up: its
 * parts take tasks of their own, in the order in which Taro imports them.
 */
module.exports = function leanEntry(code) {
  if (this.resourceQuery === PACKAGES) return packagesOf(code);
  if (this.resourceQuery === FIRST) return OF_MANY;
  if (this.resourceQuery === PROGRAM) return programOf(code);
  const here = (query) => JSON.stringify(`${this.resourcePath}${query}`);
  return `var parts = [
  function() { require('react-dom') },
  function() { require(${here(PACKAGES)}) },
  function() { require(${here(FIRST)}) },
  function() { require('./app') },
  function() { require(${here(PROGRAM)}) },
  function() { require(${here(PROGRAM)}).start() },
];
function readNext() { parts.shift()(); if (parts.length) setTimeout(readNext) }
setTimeout(readNext);`;
};

/** What most of the program stands on, by what it uses anyway: nothing more of them comes along. */
const OF_MANY = `import { configure } from 'mobx';
import { routes } from '@/contract/routes';
configure;
routes;`;

/** What Taro imports of its packages, and nothing else of them: what is named is read, and does nothing. */
function packagesOf(code) {
  const imported = [...code.matchAll(PACKAGE)];
  if (imported.length === 0) throw CHANGED;
  return imported.map(([line, name = '']) => `${line}\n${name};`).join('\n');
}

/**
 * Taro writes every page's file, title and addresses into the first bundle three times; the manifest is there already, and says
 * the same. Sub-packages mean nothing to a browser.
 */
function programOf(code) {
  const [line, json] = CONFIG.exec(code) ?? [];
  const [routes, listed] = ROUTES.exec(code) ?? [];
  if (json === undefined || listed === undefined || !code.includes(START) || !ROUTER.test(code))
    throw CHANGED;
  const {
    pages: _pages,
    subPackages: _subPackages,
    preloadRule: _preloadRule,
    lazyCodeLoading: _lazyCodeLoading,
    ...rest
  } = JSON.parse(json);
  const { customRoutes, ...router } = rest.router;
  const ours = require('tsx/cjs/api').require(contract('h5-paths.ts'), __filename).h5CustomRoutes();
  const others = Object.fromEntries(Object.entries(customRoutes).filter(([page]) => !(page in ours)));
  return code
    .replace(
      line,
      () => `import { h5CustomRoutes } from ${JSON.stringify(contract('h5-paths.ts'))}
import { pageTitles } from ${JSON.stringify(contract('h5-pages.ts'))}
var config = ${JSON.stringify({ ...rest, router })};
config.router.customRoutes = Object.assign(h5CustomRoutes(), ${JSON.stringify(others)});`,
    )
    .replace(routes, () => routesOf(listed, ours))
    .replace(TAB_ICONS, '')
    .replace(ROUTER, (call) => `export const start = () => ${call}`)
    .replace(
      START,
      () => `config.pages = config.routes.map(function(route) { return route.path });\n${START}`,
    );
}

/** The first of them is home of the router. */
function routesOf(listed, ours) {
  const first = firstPages().map(
    (page) => `${JSON.stringify(page)}: () => import(${JSON.stringify(`./${page}`)})`,
  );
  const strange = `${listed}\n})`
    .split(/, (?=Object\.assign\(\{\n {2}path: )/)
    .filter((route) => !(`/${PAGE.exec(route)?.[1]}` in ours));
  return `var firstPages = { ${first.join(', ')} };
var loadPage = function(page) {
  return firstPages[page] ? firstPages[page]() : import(/* webpackChunkName: "later-pages" */ ${JSON.stringify(LATER)}).then(function(later) { return later.pages[page]() });
};
var titles = pageTitles();
config.routes = Object.keys(Object.assign({}, firstPages, titles)).map(function(page) {
  return { path: page, navigationBarTitleText: titles[page], load: function(context, params) { return [loadPage(page), context, params] } };
}).concat([${strange.join(', ')}]);`;
}

module.exports.firstPages = firstPages;
