'use strict';

/**
 * `npm run generate`: writes src/contract/generated (the complete list of routes, the response shapes of each domain's calls, and where the
 * operator's calls are) and the `index.config.ts` of each page, all of it ignored by git. Derived from the contract only, and only when it has changed; builds, types,
 * lint, jest and the server run it first.
 */
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const CONTRACT = path.resolve(__dirname, '..', 'src', 'contract');
const OUTPUT = path.join(CONTRACT, 'generated');
const PAGES = path.resolve(CONTRACT, '..', 'pages');
/** Hash of the inputs (the contract and these scripts), and the files that were written. */
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

const writtenBefore = () => (read(MADE_OF) ?? '').split('\n').slice(1);

function generate() {
  const state = stateOfSources();
  const before = writtenBefore();
  // Another branch may have taken files of git's place, which go when it is left.
  if (read(MADE_OF)?.startsWith(state) && before.every((name) => fs.existsSync(path.join(CONTRACT, name))))
    return;
  const { readContract } = require('./generate/read-contract.cjs');
  const { routesModule } = require('./generate/routes.cjs');
  const { pageConfigs } = require('./generate/page-configs.cjs');
  const { shapesModule } = require('./generate/shapes.cjs');
  const { operatorModule } = require('./generate/operator.cjs');
  const { routes, weappTabs, domains, operatorCalls } = readContract(CONTRACT);
  const modules = [
    ['routes.ts', routesModule(routes)],
    ['routes.weapp.ts', routesModule(routes, { isMini: true })],
    ['staff/operator.ts', operatorModule(operatorCalls)],
    ...domains.map(({ file, calls, schemas }) => [file, shapesModule(file, calls, schemas)]),
  ].map(([name, text]) => [path.join(OUTPUT, name), text]);
  const configs = pageConfigs(routes, weappTabs).map(([page, text]) => [
    path.join(PAGES, page, 'index.config.ts'),
    text,
  ]);
  const files = [...modules, ...configs];
  for (const [file, text] of files) write(file, text);
  const written = files.map(([file]) => path.relative(CONTRACT, file));
  for (const name of before) {
    if (!written.includes(name)) fs.rmSync(path.join(CONTRACT, name), { force: true });
  }
  write(MADE_OF, [state, ...written].join('\n'));
}

// Runs when loaded; the development server calls it again.
generate();
module.exports = { generate };
