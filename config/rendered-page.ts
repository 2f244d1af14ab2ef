import fs from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Compilation } from 'webpack';
import { filesByPage } from './bundle-report';
import { buildConstants } from './constants';

const ROOT = path.resolve(__dirname, '..');
const ENDINGS = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

interface RenderedPage {
  /** The rendering module, below src. */
  readonly entry: string;
  /** The page whose styles to include, as Taro's request: `pages/<domain>/<screen>/index`. */
  readonly page: string;
}

/**
 * A module for Node that renders a page of this build: React's server renderer with the real page, plain elements for Taro's components,
 * and this build's image URLs.
 */
export async function rendererOf(compilation: Compilation, { entry, page }: RenderedPage): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    tsconfig: path.join(ROOT, 'tsconfig.base.json'),
    define: {
      ...buildConstants('production'),
      'process.env.TARO_ENV': '"h5"',
      'process.env.NODE_ENV': '"production"',
      __PAGE_STYLES__: JSON.stringify(stylesOf(compilation, page)),
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

/** In the page's load order. */
function stylesOf(compilation: Compilation, page: string): string {
  const entry = [...compilation.entrypoints.values()].flatMap((point) => point.getFiles());
  const files = [...new Set([...entry, ...(filesByPage(compilation)[page] ?? [])])];
  const sheets = files.filter((file) => file.endsWith('.css'));
  if (sheets.length === 0) throw new Error(`No style sheet of ${page} was found`);
  return sheets.map((file) => String(compilation.assets[file]?.source() ?? '')).join('');
}

const withoutTaro: Plugin = {
  name: 'without-taro',
  setup(bundler) {
    const stub = (name: string) => ({ path: path.join(ROOT, 'config', 'guest-stubs', name) });
    bundler.onResolve({ filter: /^@tarojs\/taro$/ }, () => stub('taro.js'));
    bundler.onResolve({ filter: /^@tarojs\/components$/ }, () => stub('components.js'));
    bundler.onResolve({ filter: /^@\// }, ({ path: name }) => {
      const file = path.join(ROOT, 'src', name.slice(2));
      const found = ['', ...ENDINGS].map((ending) => file + ending).find(isFile);
      return found === undefined ? undefined : { path: found };
    });
    bundler.onLoad({ filter: /\.scss$/ }, () => ({ contents: '' }));
  },
};

const isFile = (file: string): boolean => fs.existsSync(file) && fs.statSync(file).isFile();

/** webpack's names of the images; small ones are data URLs. */
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
