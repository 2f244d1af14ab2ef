/** `npm run size`: builds both targets if missing, prints their sizes, fails over a budget. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, ensureInstalled, inRoot } from './tools.mjs';

const KB = 1024;
const HOME = 'pages/home/home/index';
/** Sources that must not be in any build: backend, demo and host, the simulator and its scenarios, the gallery. */
const FORBIDDEN_SOURCES = [
  'server/',
  'packages/',
  'src/simulator/',
  'src/contract/scenario.ts',
  'src/gallery/',
];
/** Strings of simulator, console and gallery that survive a minifier. */
const DEVELOPMENT_MARKS = [
  '__nativeApp',
  'data-scenario-console',
  'scenario-badge',
  'watchPopups',
  'rules-table',
  'simulator/page',
  'data-tracked-events',
  'development.tracked-events',
  '__test/',
  'data-gallery-section',
  'gallery__',
  'gallery/index',
];
const FORBIDDEN_PACKAGES = ['@sinclair/typebox', 'ajv', 'zod', 'fastify', 'pg', 'drizzle-orm', 'node-forge'];

const read = (...parts) => readFileSync(inRoot('dist', ...parts));
const reportOf = (target) => JSON.parse(read(`${target}.report.json`).toString());
const gzipKb = (files) =>
  files.reduce((sum, file) => sum + gzipSync(read('h5', file), { level: 9 }).length, 0) / KB;

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(file) : [file];
  });
}

/** First load of /index: the entry and the home page's own chunks. */
function h5FirstLoad() {
  const { entry, pages } = reportOf('h5');
  const files = [...new Set([...entry, ...(pages[HOME] ?? [])])];
  if (!pages[HOME]) throw new Error(`No chunk group for ${HOME} in dist/h5.report.json`);
  return {
    scripts: gzipKb(files.filter((file) => file.endsWith('.js'))),
    styles: gzipKb(files.filter((file) => file.endsWith('.css'))),
  };
}

/** Raw bytes by package of the mini program: files outside the sub-packages' roots are in the main package. */
function weappPackages() {
  const roots = (JSON.parse(read('weapp', 'app.json').toString()).subPackages ?? []).map((item) => item.root);
  const sizes = new Map([['main', 0], ...roots.map((root) => [root, 0])]);
  for (const file of filesUnder(inRoot('dist', 'weapp'))) {
    const relative = path.relative(inRoot('dist', 'weapp'), file).replaceAll('\\', '/');
    const owner = roots.find((root) => relative.startsWith(`${root}/`)) ?? 'main';
    sizes.set(owner, (sizes.get(owner) ?? 0) + statSync(file).size / KB);
  }
  return sizes;
}

function marksIn(file) {
  const text = readFileSync(file, 'utf8');
  return DEVELOPMENT_MARKS.filter((mark) => text.includes(mark));
}

function strangers(target) {
  const { packages, sources } = reportOf(target);
  return [
    ...packages.filter((name) => FORBIDDEN_PACKAGES.includes(name)),
    ...sources.filter((file) => FORBIDDEN_SOURCES.some((start) => file.startsWith(start))),
    ...filesUnder(inRoot('dist', target))
      .filter((file) => /\.(js|html|css|json|wxml|wxss)$/.test(file))
      .flatMap((file) => marksIn(file).map((mark) => `${mark} in ${path.basename(file)}`)),
  ];
}

/**
 * Budgets in KB, with packages as published: MobX and its binding weigh 11.6 in H5 and 45 in the mini program, Taro's entry, which contains
 * each page and its paths three times, 9.0, its router and elements 8.6, its whole runtime in the mini program 23; all calls of a domain in
 * one file, 7.7 in H5. Home itself measured 173.1, and the main package, with all response shapes, 700.1.
 */
const H5_SCRIPTS = 176;
const MAIN_PACKAGE = 710;

/** Measures the builds in dist/; returns one row per budget. */
export function measure() {
  const { scripts, styles } = h5FirstLoad();
  const weapp = weappPackages();
  const sum = [...weapp.values()].reduce((total, size) => total + size, 0);
  const foreign = ['h5', 'weapp'].flatMap((target) => strangers(target).map((name) => `${target}: ${name}`));
  return [
    { name: 'H5 first load of /index, JavaScript, gzip', value: scripts, limit: H5_SCRIPTS, unit: 'KB' },
    { name: 'H5 first load of /index, CSS, gzip', value: styles, limit: 20, unit: 'KB' },
    {
      name: 'mini program, main package, raw',
      value: weapp.get('main') ?? 0,
      limit: MAIN_PACKAGE,
      unit: 'KB',
    },
    ...[...weapp]
      .filter(([name]) => name !== 'main')
      .map(([name, value]) => ({ name: `mini program, ${name}, raw`, value, limit: 2048, unit: 'KB' })),
    { name: 'mini program, whole, raw', value: sum, limit: 30 * 1024, unit: 'KB' },
    {
      name: `server code, schema libraries, the simulator or the gallery in a bundle${foreign.length ? ` (${foreign.join(', ')})` : ''}`,
      value: foreign.length,
      limit: 0,
      unit: '',
    },
  ];
}

/** Prints the rows; returns the numbers of passed and failed budgets. */
export function printSizes(rows) {
  for (const { name, value, limit, unit } of rows) {
    const mark = value <= limit ? 'ok  ' : 'OVER';
    console.log(
      `${mark} ${name}: ${Number.isInteger(value) ? value : value.toFixed(1)} of ${limit} ${unit}`.trimEnd(),
    );
  }
  const failed = rows.filter(({ value, limit }) => value > limit).length;
  return { passed: rows.length - failed, failed };
}

if (process.argv[1] === inRoot('scripts', 'size.mjs')) {
  ensureInstalled();
  for (const [target, file] of [
    ['h5', 'index.html'],
    ['weapp', 'app.json'],
  ]) {
    if (existsSync(inRoot('dist', target, file)) && existsSync(inRoot('dist', `${target}.report.json`)))
      continue;
    console.log(`Building ${target} …`);
    // For production the mini program wants an operator's origin and key, which weigh nothing.
    const env =
      target === 'weapp' ? { TARO_APP_ENVIRONMENT: process.env.TARO_APP_ENVIRONMENT || 'test' } : {};
    if ((await build(target, env)) !== 0) process.exit(1);
  }
  process.exitCode = printSizes(measure()).failed > 0 ? 1 : 0;
}
