import { createHash } from 'node:crypto';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { Compilation, Compiler } from 'webpack';
import type { OfflineBuild } from '../src/platform/offline/rules';
import { filesByPage } from './bundle-report';
import { h5CustomRoutes, h5TabPages } from './routes';

const ROOT = path.resolve(__dirname, '..');
/** A content hash between two dots; licences and source maps are never loaded. */
const HASHED = /\.[0-9a-f]{8}\.(?!.*(LICENSE\.txt|map)$)[a-z0-9]+$/;

/** Images of the tabs and of offline states, which cannot be loaded without a network. */
const PICTURES = /[\\/]assets[\\/](mine|subjects|illustrations)[\\/]/;

/** Writes sw.js beside index.html: src/platform/offline with this build's data. */
export class ServiceWorkerPlugin {
  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ServiceWorker', (compilation) => {
      // By then all files have their final names.
      const stage = stages.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ServiceWorker', stage }, () => {
        compilation.emitAsset('sw.js', new sources.RawSource(workerOf(buildOf(compilation))));
      });
    });
  }
}

function buildOf(compilation: Compilation): OfflineBuild {
  const address = (file: string) => `/${file}`;
  const pages = filesByPage(compilation);
  const entry = [...compilation.entrypoints.values()].flatMap((point) => point.getFiles());
  const assets = Object.keys(compilation.assets).filter((file) => HASHED.test(file));
  const document = compilation.assets['index.html']?.source() ?? '';
  const id = createHash('sha256').update(document).update(assets.join()).digest('hex').slice(0, 12);
  const filesOf = (page: string): string[] => {
    const files = pages[page];
    if (!files) throw new Error(`No chunk of the tab ${page} was found: it would not open without a network`);
    return files;
  };
  return {
    id,
    pages: Object.values(h5CustomRoutes()).flat(),
    entry: entry.map(address),
    shell: [
      ...new Set([
        ...entry,
        ...h5TabPages().flatMap(filesOf),
        ...assets.filter((file) => PICTURES.test(file)),
      ]),
    ].map(address),
    assets: assets.map(address),
  };
}

function workerOf(build: OfflineBuild): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(ROOT, 'src/platform/offline/worker.ts')],
    tsconfig: path.join(ROOT, 'tsconfig.json'),
    define: { __OFFLINE_BUILD__: JSON.stringify(build) },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome70', 'ios12'],
  });
  return outputFiles[0]?.text ?? '';
}
