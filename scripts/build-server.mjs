/**
 * `npm run build:server`: the backend as JavaScript: one file with its source map, another for the drawing threads, the files read at run
 * time at the same paths below it, and the required packages (server-packages.mjs). `node dist/server/main.js` then starts without tsx;
 * after `npm ci` inside, dist/server runs without the rest of the repository.
 *
 * node scripts/build-server.mjs [folder, default dist/server]
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageOf, writePackages } from './server-packages.mjs';
import { ensureInstalled, inRoot, root } from './tools.mjs';

/** Source folders and their place in the output. */
const SOURCES = [
  { source: inRoot('server'), place: '' },
  { source: inRoot('packages', 'demo'), place: 'demo' },
];
const BUNDLE = 'backend';
/** The drawing threads; needs no other files. */
const WORKER = 'drawing-worker';
/** Maps stack traces in the log to the source. Node looks for a source map when it loads a file, so this must come first. */
const MAIN = `process.setSourceMapsEnabled(true);\nrequire('./${BUNDLE}.js');\n`;
/** All other files are read at run time: migrations, keys, films. */
const NOT_COPIED = /(\.ts|\.md|^package\.json|^tsconfig(\.\w+)?\.json|^\d+_snapshot\.json)$/;

/**
 * A bundle has a single `__dirname`, the output's. For a module of server/a/b it is replaced by a/b below the output, where its files are
 * copied.
 */
const keepFolders = {
  name: 'keep-folders',
  setup(bundler) {
    bundler.onLoad({ filter: /[\\/](server|packages[\\/]demo)[\\/].*\.ts$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8');
      if (!text.includes('__dirname')) return undefined;
      // An explicit folder means a test or an image build, which has installed packages already.
      if (process.argv[2] === undefined) ensureInstalled();
      const { source, place } = SOURCES.find(({ source }) => file.startsWith(source + path.sep));
      const folder = path.join(place, path.relative(source, path.dirname(file))).replaceAll('\\', '/');
      const there = `require('node:path').join(__dirname, '${folder}')`;
      return { contents: text.replaceAll(/\b__dirname\b/g, there), loader: 'ts' };
    });
  },
};

/** Returns the packages that the bundle imports at run time. */
async function bundle(folder) {
  // Lazy: a bare checkout has no node_modules when this file is loaded.
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

// An explicit folder means a test or an image build, which has installed packages already.
if (process.argv[2] === undefined) ensureInstalled();
const folder = path.resolve(root, process.argv[2] ?? 'dist/server');
const { packages, count } = await buildServer(folder);
console.log(`${path.relative(root, folder)}: ${packages.length} packages, ${count} with theirs`);
