'use strict';

const fs = require('node:fs');
const path = require('node:path');
const { require: requireTypeScript } = require('tsx/cjs/api');

const CONTRACT = path.resolve(__dirname, '..', 'src', 'contract');

const isOfContract = (file) => file.startsWith(CONTRACT + path.sep);

const DEFAULTS = { aliases: '[]', auth: '"token"', loginFree: 'false' };

/** What `route` adds by itself would be written out 177 times. */
const withoutDefaults = ({ built: _built, ...entry }) =>
  Object.fromEntries(Object.entries(entry).filter(([key, value]) => DEFAULTS[key] !== JSON.stringify(value)));

/** The finished list of routes as a module. */
function manifestModule() {
  for (const file of Object.keys(require.cache).filter(isOfContract))
    Reflect.deleteProperty(require.cache, file);
  const { routes } = requireTypeScript(path.join(CONTRACT, 'manifest.ts'), __filename);
  const short = Object.fromEntries(
    Object.entries(routes).map(([name, entry]) => [name, withoutDefaults(entry)]),
  );
  return `import { route } from './route';
export const routes = ${JSON.stringify(short)};
for (const name of Object.keys(routes)) routes[name] = route(routes[name]);`;
}

/** What the list is made of, as text: another one makes another list. */
function manifestSource() {
  const files = fs.readdirSync(CONTRACT).map((name) => path.join(CONTRACT, name, 'routes.ts'));
  const shared = ['domains.ts', 'route.ts', 'manifest.ts'].map((name) => path.join(CONTRACT, name));
  return [...shared, ...files.filter((file) => fs.existsSync(file))]
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
}

/**
 * Webpack loader for src/contract/manifest.ts. Put together when the app starts, the list would bring the calls and schemas of
 * every domain into the first bundle. Jest does the same for the time that loading them takes (test/support/transformer.cjs).
 */
module.exports = function routeManifest() {
  this.addContextDependency(CONTRACT);
  return manifestModule();
};
Object.assign(module.exports, { manifestModule, manifestSource });
