/**
 * What nginx serves itself (deploy/nginx): the hashed files of the H5 build, and beside each text file of them its gzip and
 * brotli copies of the highest quality, for gzip_static and brotli_static. Documents stay with the backend.
 *
 *     node scripts/precompress.mjs [build, default dist/h5] [output, default dist/web]
 */
import { existsSync, rmSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './tools.mjs';

/** As server/http/h5.ts tells them: what may be kept for ever. */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+(\.map)?$/;
const TEXT = /\.(js|css|svg|json|txt|map)$/;
/** Below, the header of the answer weighs more than what is saved. */
const WORTH_BYTES = 1024;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

const brotliParams = (size) => ({
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_SIZE_HINT]: size,
});

/** A copy that is not smaller is not written. Returns the bytes of what nginx hands to a browser that takes brotli. */
async function place(from, to) {
  await mkdir(path.dirname(to), { recursive: true });
  await copyFile(from, to);
  const plain = await readFile(from);
  if (!TEXT.test(from) || plain.length < WORTH_BYTES) return plain.length;
  const small = await toGzip(plain, { level: constants.Z_BEST_COMPRESSION });
  const smallest = await toBrotli(plain, { params: brotliParams(plain.length) });
  if (small.length < plain.length) await writeFile(`${to}.gz`, small);
  if (smallest.length < plain.length) await writeFile(`${to}.br`, smallest);
  return Math.min(smallest.length, plain.length);
}

const [build = 'dist/h5', output = 'dist/web'] = process.argv.slice(2);
const source = path.resolve(root, build);
const target = path.resolve(root, output);
if (!existsSync(path.join(source, 'index.html'))) {
  console.error(`${build} holds no H5 build: npm run build:h5`);
  process.exit(1);
}
rmSync(target, { recursive: true, force: true });
const entries = await readdir(source, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && HASHED.test(entry.name))
  .map((entry) => path.relative(source, path.join(entry.parentPath, entry.name)));
const sizes = await Promise.all(files.map((file) => place(path.join(source, file), path.join(target, file))));
const kilobytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024);
console.log(`${output}: ${files.length} hashed files, ${kilobytes} KB as brotli or as they are`);
