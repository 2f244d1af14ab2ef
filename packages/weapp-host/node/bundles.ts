import { build } from 'esbuild';
import path from 'node:path';

/** Scripts and style sheets of the three browser sides, by their URL path. */
export type Bundles = ReadonlyMap<string, string>;

const ENTRIES = ['logic', 'frame', 'shell'];
let ready: Promise<Bundles> | null = null;

/** Bundled once per process: shared by all hosts of a test run. Fails with esbuild's message. */
export const bundles = (): Promise<Bundles> => (ready ??= bundleAll(path.resolve(__dirname, '..')));

async function bundleAll(root: string): Promise<Bundles> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ENTRIES.map((name) => ({ in: path.join(root, name, 'main.ts'), out: name })),
    outdir: root,
    write: false,
    bundle: true,
    format: 'iife',
    target: 'chrome100',
    platform: 'browser',
    // The published module build of glass-easel is for production; it checks only this variable.
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.svg': 'dataurl', '.png': 'dataurl' },
    legalComments: 'none',
    logLevel: 'silent',
  });
  return new Map(outputFiles.map((file) => [`/${path.basename(file.path)}`, file.text]));
}
