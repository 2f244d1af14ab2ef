/**
 * `npm run build:server`: the backend as JavaScript, one file with its source map, another for the threads that draw,
 * the files that it reads at run time at the same places below it, and the packages that it needs (server-packages.mjs).
 * `node dist/server/main.js` then starts without tsx; with `npm ci` in it, dist/server runs where nothing else of this
 * repository is.
 *
 *     node scripts/build-server.mjs [folder, default dist/server]
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageOf, writePackages } from './server-packages.mjs';
import { ensureInstalled, inRoot, root } from './tools.mjs';

/** Whose files lie where below the output. */
const SOURCES = [
  { source: inRoot('server'), place: '' },
  { source: inRoot('packages', 'demo'), place: 'demo' },
];
const BUNDLE = 'backend';
/** Of the threads that draw; it asks for no file beside it. */
const WORKER = 'drawing-worker';
/** Stacks in the log name places of the source. Node looks for a file's source map when it loads the file, so this comes first. */
const MAIN = `process.setSourceMapsEnabled(true);\nrequire('./${BUNDLE}.js');\n`;
/** Whatever else lies there is read at run time: migrations, keys, films. */
const NOT_COPIED = /(\.ts|\.md|^package\.json|^tsconfig(\.\w+)?\.json|^\d+_snapshot\.json)$/;

/**
 * In one file there is one `__dirname`, that of the output. A module of server/a/b asks for a file beside it and gets the
 * one in a/b below the output, where it was copied to.
 */
const keepFolders = {
  name: 'keep-folders',
  setup(bundler) {
    bundler.onLoad({ filter: /[\\/](server|packages[\\/]demo)[\\/].*\.ts$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8');
      if (!text.includes('__dirname')) return undefined;
      // Who names a folder, a test or an image, has installed in a way of its own.
      if (process.argv[2] === undefined) ensureInstalled();
      const { source, place } = SOURCES.find(({ source }) => file.startsWith(source + path.sep));
      const folder = path.join(place, path.relative(source, path.dirname(file))).replaceAll('\\', '/');
      const there = `require('node:path').join(__dirname, '${folder}')`;
      return { contents: text.replaceAll(/\b__dirname\b/g, there), loader: 'ts' };
    });
  },
};

/** Returns the names of the packages that the bundle asks for when it runs. */
async function bundle(folder) {
  // Loaded late: a bare checkout has no node_modules when this file begins.
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { [BUNDLE]: 'server/main.ts', [WORKER]: `server/${WORKER}.ts` },
    outdir: folder,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    sourcemap: true,
    sourcesContent: false,
    plugins: [keepFolders],
    metafile: true,
    logLevel: 'warning',
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const outside = imports.filter(({ external, path: name }) => external && !name.startsWith('node:'));
  return [...new Set(outside.map(({ path: name }) => packageOf(name)))].sort();
}

function copyFiles({ source, place }, folder) {
  const entries = readdirSync(source, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !NOT_COPIED.test(entry.name));
  for (const { parentPath, name } of files) {
    const file = path.join(path.relative(source, parentPath), name);
    cpSync(path.join(source, file), path.join(folder, place, file));
  }
}

async function buildServer(folder) {
  rmSync(folder, { recursive: true, force: true });
  const packages = await bundle(folder);
  writeFileSync(path.join(folder, 'main.js'), MAIN);
  for (const each of SOURCES) copyFiles(each, folder);
  const count = writePackages(folder, packages);
  return { packages, count };
}

// Who names a folder, a test or an image, has installed in a way of its own.
if (process.argv[2] === undefined) ensureInstalled();
const folder = path.resolve(root, process.argv[2] ?? 'dist/server');
const { packages, count } = await buildServer(folder);
console.log(`${path.relative(root, folder)}: ${packages.length} packages, ${count} with theirs`);
