'use strict';

const fs = require('node:fs');
const path = require('node:path');
const { require: requireTypeScript } = require('tsx/cjs/api');

const CONTRACT = path.resolve(__dirname, '..', 'src', 'contract');

const isOfContract = (file) => file.startsWith(CONTRACT + path.sep);

const DEFAULTS = { aliases: '[]', auth: '"token"', loginFree: 'false' };

/** Most screens first: what is written as 0. */
const WEAPP_TARGETS = ['webView', 'native', 'redirect', 'none'];

/** The mini program's main package carries the list: the folders of screens that are not among its own are nothing to it. */
const pageIn = ({ page, weapp }, isMini) => (isMini && weapp !== 'native' ? undefined : page);

/** The fields of an entry that are neither what `route` adds by itself nor a column of the row. */
const restOf = ({ path: _path, title: _title, weapp: _weapp, page: _page, ...rest }) =>
  Object.fromEntries(Object.entries(rest).filter(([key, value]) => DEFAULTS[key] !== JSON.stringify(value)));

/** Names of fields, and paths that are their names, would be written out 177 times; what ends a row and is 0 is left out. */
function rowOf([name, entry], isMini) {
  const rest = restOf(entry);
  const row = [
    name,
    entry.title,
    pageIn(entry, isMini) ?? 0,
    WEAPP_TARGETS.indexOf(entry.weapp),
    entry.path === `/${name}` ? 0 : entry.path,
    Object.keys(rest).length > 0 ? rest : 0,
  ];
  while (row.at(-1) === 0) row.pop();
  return row;
}

/** The finished list of routes as a module. */
function manifestModule({ isMini = false } = {}) {
  for (const file of Object.keys(require.cache).filter(isOfContract))
    Reflect.deleteProperty(require.cache, file);
  const { routes } = requireTypeScript(path.join(CONTRACT, 'manifest.ts'), __filename);
  const rows = Object.entries(routes).map((entry) => rowOf(entry, isMini));
  return `import { route } from './route';
export const routes = {};
const targets = ${JSON.stringify(WEAPP_TARGETS)};
for (const [name, title, page, weapp, path, rest] of ${JSON.stringify(rows)})
  routes[name] = route({ path: path || '/' + name, title, weapp: targets[weapp || 0], ...(page ? { page } : null), ...(rest || null) });`;
}

/** What the list is made of, as text: another one makes another list. */
function manifestSource() {
  const files = fs.readdirSync(CONTRACT).map((name) => path.join(CONTRACT, name, 'routes.ts'));
  const shared = ['domains.ts', 'route.ts', 'manifest.ts'].map((name) => path.join(CONTRACT, name));
  return [__filename, ...shared, ...files.filter((file) => fs.existsSync(file))]
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
}

/**
 * Webpack loader for src/contract/manifest.ts. Put together when the app starts, the list would bring the calls and schemas of
 * every domain into the first bundle. Jest does the same for the time that loading them takes (test/support/transformer.cjs).
 */
module.exports = function routeManifest() {
  this.addContextDependency(CONTRACT);
  return manifestModule({ isMini: process.env.TARO_ENV === 'weapp' });
};
Object.assign(module.exports, { manifestModule, manifestSource });
