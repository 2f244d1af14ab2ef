/**
 * The backend for browser and mini program tests (test/e2e/support/backend.ts) as one JavaScript file: through tsx each start takes 4 s
 * more CPU time.
 */
import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './tools.mjs';

export const TEST_BACKEND = inRoot('.cache', 'test-backend', 'backend.js');

/** The server reads files beside its source. */
const keepFolders = {
  name: 'keep-folders',
  setup(bundler) {
    bundler.onLoad({ filter: /[\\/](server|packages[\\/]demo)[\\/].*\.ts$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replaceAll(/\b__dirname\b/g, JSON.stringify(path.dirname(file))),
      loader: 'ts',
    }));
  },
};

/** Also Playwright's global set-up. */
export default async function compileTestBackend() {
  const { build } = await import('esbuild');
  const own = `${TEST_BACKEND}.${process.pid}`;
  mkdirSync(path.dirname(TEST_BACKEND), { recursive: true });
  await build({
    entryPoints: [inRoot('test', 'e2e', 'support', 'backend.ts')],
    outfile: own,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    sourcemap: 'inline',
    sourcesContent: false,
    plugins: [keepFolders],
    logLevel: 'warning',
  });
  renameSync(own, TEST_BACKEND);
}
