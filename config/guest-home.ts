import fs from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Compilation, Compiler } from 'webpack';
import { filesByPage } from './bundle-report';
import { buildConstants } from './constants';

const ROOT = path.resolve(__dirname, '..');
const HOME = 'pages/home/home/index';
/** Beside what is served, in a folder whose name keeps it from being served (server/http/guest-home.ts). */
const OUTPUT = '.server/guest-home.cjs';
const ENDINGS = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

/**
 * Makes a module of src/guest-home.tsx that the backend runs: React's own server renderer over the real home, with plain
 * elements for Taro's components and the addresses that this build gave to its pictures.
 */
export class GuestHomePlugin {
  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('GuestHome', (compilation) => {
      const stage = stages.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'GuestHome', stage }, async () => {
        compilation.emitAsset(OUTPUT, new sources.RawSource(await moduleOf(compilation)));
      });
    });
  }
}

async function moduleOf(compilation: Compilation): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['src/guest-home.tsx'],
    tsconfig: path.join(ROOT, 'tsconfig.base.json'),
    define: {
      ...buildConstants('production'),
      'process.env.TARO_ENV': '"h5"',
      'process.env.NODE_ENV': '"production"',
      __HOME_STYLES__: JSON.stringify(stylesOf(compilation)),
    },
    plugins: [withoutTaro, withPicturesOf(compilation)],
    bundle: true,
    minify: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    jsx: 'automatic',
    logLevel: 'error',
  });
  return outputFiles?.[0]?.text ?? '';
}

/** In the order in which the page loads them. */
function stylesOf(compilation: Compilation): string {
  const entry = [...compilation.entrypoints.values()].flatMap((point) => point.getFiles());
  const files = [...new Set([...entry, ...(filesByPage(compilation)[HOME] ?? [])])];
  const sheets = files.filter((file) => file.endsWith('.css'));
  if (sheets.length === 0) throw new Error('No style sheet of home was found');
  return sheets.map((file) => String(compilation.assets[file]?.source() ?? '')).join('');
}

const withoutTaro: Plugin = {
  name: 'without-taro',
  setup(bundler) {
    const stub = (name: string) => ({ path: path.join(ROOT, 'config', 'guest-stubs', name) });
    bundler.onResolve({ filter: /^@tarojs\/taro$/ }, () => stub('taro.js'));
    bundler.onResolve({ filter: /^@tarojs\/components$/ }, () => stub('components.js'));
    bundler.onResolve({ filter: /^mobx-react$/ }, () => ({ path: require.resolve('mobx-react-lite') }));
    bundler.onResolve({ filter: /^@\// }, ({ path: name }) => {
      const file = path.join(ROOT, 'src', name.slice(2));
      const found = ['', ...ENDINGS].map((ending) => file + ending).find(isFile);
      return found === undefined ? undefined : { path: found };
    });
    bundler.onLoad({ filter: /\.scss$/ }, () => ({ contents: '' }));
  },
};

const isFile = (file: string): boolean => fs.existsSync(file) && fs.statSync(file).isFile();

/** What webpack named the pictures; small ones are addresses of their own content. */
function withPicturesOf(compilation: Compilation): Plugin {
  const names = new Map(
    compilation.getAssets().flatMap(({ name, info }) => {
      const source: unknown = info.sourceFilename;
      return typeof source === 'string' ? [[path.resolve(ROOT, source), `/${name}`] as const] : [];
    }),
  );
  return {
    name: 'with-pictures',
    setup(bundler) {
      bundler.onLoad({ filter: /\.(svg|png)$/ }, ({ path: file }) => {
        const address = names.get(file);
        if (address === undefined) return { contents: fs.readFileSync(file), loader: 'dataurl' };
        return { contents: `module.exports = ${JSON.stringify(address)};` };
      });
    },
  };
}
