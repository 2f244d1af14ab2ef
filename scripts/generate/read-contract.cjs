'use strict';

const fs = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { buildSync } = require('esbuild');

/** The contract imports the generated files: stub them to read it. */
const NOT_YET = { routes: {}, shapes: {} };

const isCalls = (name) => /^[\w-]+[\\/]calls\.ts$/.test(name);

/** A module's export whose name ends with `end`. */
const exported = (module, end) => Object.entries(module).find(([name]) => name.endsWith(end))[1];

/** The contract's source: all routes, the mini program's tabs, the calls of each file with their domain's schemas, and the operator's. */
function readContract(folder) {
  const files = fs.readdirSync(folder, { recursive: true }).filter(isCalls).sort();
  const contents = [
    `export { routes } from './manifest';`,
    `export { MINI_PROGRAM_TAB_ROUTES } from './tab-pages';`,
    `export { operatorCalls } from './staff/operator.schema';`,
    ...files.map(
      (file, index) =>
        `export * as calls${index} from './${file}'; export * as schemas${index} from './${path.dirname(file)}/schema';`,
    ),
  ].join('\n');
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    external: ['./generated/*', '../generated/*'],
    logLevel: 'error',
  });
  const module = { exports: {} };
  const load = createRequire(__filename);
  const found = (name) => (name.includes('/generated/') ? NOT_YET : load(name));
  new Function('module', 'exports', 'require', outputFiles[0].text)(module, module.exports, found);
  const { routes, MINI_PROGRAM_TAB_ROUTES: weappTabs, operatorCalls, ...parts } = module.exports;
  const domains = files.map((file, index) => ({
    file,
    calls: exported(parts[`calls${index}`], 'Calls'),
    schemas: exported(parts[`schemas${index}`], 'Schemas'),
  }));
  return { routes, weappTabs, domains, operatorCalls };
}

module.exports = { readContract };
