import { build } from 'esbuild';
import path from 'node:path';

/** The scripts and style sheets of the three browser sides by the path under which they are served. */
export type Bundles = ReadonlyMap<string, string>;

const ENTRIES = ['logic', 'frame', 'shell'];
let ready: Promise<Bundles> | null = null;

/** Bundled once a process: every host of a test run shares them. Fails with esbuild's own message. */
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
    // The published module build of glass-easel is its production flavour; this is the one question that it asks.
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.svg': 'dataurl', '.png': 'dataurl' },
    legalComments: 'none',
    logLevel: 'silent',
  });
  return new Map(outputFiles.map((file) => [`/${path.basename(file.path)}`, file.text]));
}
