/**
 * The files that nginx serves itself (deploy/nginx): the H5 build's hashed files with the build's compressed copies
 * (config/precompress.ts), for gzip_static and brotli_static. Documents are served by the backend.
 *
 * node scripts/precompress.mjs [build, default dist/h5] [output, default dist/web]
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './tools.mjs';

/** Immutable files, as in server/core/http/h5.ts, and their compressed copies. */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+(\.map)?(\.br|\.gz)?$/;

const [build = 'dist/h5', output = 'dist/web'] = process.argv.slice(2);
const source = path.resolve(root, build);
const target = path.resolve(root, output);
if (!existsSync(path.join(source, 'index.html'))) {
  console.error(`${build} holds no H5 build: npm run build:h5`);
  process.exit(1);
}
rmSync(target, { recursive: true, force: true });
const entries = readdirSync(source, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && HASHED.test(entry.name))
  .map((entry) => path.relative(source, path.join(entry.parentPath, entry.name)));
for (const file of files) {
  mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
  copyFileSync(path.join(source, file), path.join(target, file));
}
const smallest = (file) =>
  Math.min(
    ...[file, `${file}.br`]
      .filter((name) => files.includes(name))
      .map((name) => statSync(path.join(target, name)).size),
  );
const own = files.filter((file) => !/\.(br|gz)$/.test(file));
const kilobytes = Math.round(own.reduce((sum, file) => sum + smallest(file), 0) / 1024);
console.log(`${output}: ${own.length} hashed files, ${kilobytes} KB as brotli or as they are`);
