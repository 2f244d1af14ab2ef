'use strict';

/**
 * `npm run generate`: writes src/contract/generated (git-ignored): the complete list of routes, and the response shapes of each domain's
 * calls. Derived from the contract only, and only when it has changed; builds, types, lint, jest and the server run it first.
 */
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const CONTRACT = path.resolve(__dirname, '..', 'src', 'contract');
const OUTPUT = path.join(CONTRACT, 'generated');
/** Hash of the folder's inputs: the contract and these scripts. */
const MADE_OF = path.join(OUTPUT, '.made-of');
const WRITERS = [
  'generate.cjs',
  ...fs.readdirSync(path.join(__dirname, 'generate')).map((name) => `generate/${name}`),
];

const isSource = (file) => /\.ts$/.test(file) && !file.startsWith('generated');

function stateOfSources() {
  const hash = createHash('sha256');
  const contract = fs.readdirSync(CONTRACT, { recursive: true }).filter(isSource).sort();
  const files = [
    ...WRITERS.map((name) => path.join(__dirname, name)),
    ...contract.map((name) => path.join(CONTRACT, name)),
  ];
  for (const file of files) hash.update(file.slice(__dirname.length)).update(fs.readFileSync(file));
  return hash.digest('hex');
}

const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined);

/** Safe for concurrent builds: writes to a temporary file and renames it, only if the content changed. */
function write(file, text) {
  if (read(file) === text) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  fs.writeFileSync(own, text);
  fs.renameSync(own, file);
}

function removeOthers(written) {
  const kept = new Set([MADE_OF, ...written]);
  for (const name of fs.readdirSync(OUTPUT, { recursive: true })) {
    const file = path.join(OUTPUT, name);
    if (file.endsWith('.ts') && !kept.has(file)) fs.rmSync(file, { force: true });
  }
}

function generate() {
  const state = stateOfSources();
  if (read(MADE_OF) === state) return;
  const { readContract } = require('./generate/read-contract.cjs');
  const { routesModule } = require('./generate/routes.cjs');
  const { shapesModule } = require('./generate/shapes.cjs');
  const { routes, domains } = readContract(CONTRACT);
  const modules = [
    ['routes.ts', routesModule(routes)],
    ['routes.weapp.ts', routesModule(routes, { isMini: true })],
    ...domains.map(({ file, calls, schemas }) => [file, shapesModule(file, calls, schemas)]),
  ];
  for (const [name, text] of modules) write(path.join(OUTPUT, name), text);
  removeOthers(modules.map(([name]) => path.join(OUTPUT, name)));
  write(MADE_OF, state);
}

// Runs when loaded; the development server calls it again.
generate();
module.exports = { generate };
