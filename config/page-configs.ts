import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { titles } from './routes';

const ROOT = path.resolve(__dirname, '..');
const FILE = path.join(ROOT, '.cache', 'page-config.js');

/**
 * src/contract/page-config with nothing but titles in place of the manifest. Taro bundles the `index.config.ts` of each page
 * by itself, with all that it imports: the manifest, and with it every domain's calls and schemas, 0.3 s of CPU a page.
 */
export async function leanPageConfig(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, 'src/contract/page-config.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [
      {
        name: 'titles',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^\.\/routes$/ }, () => ({ path: 'titles', namespace: 'titles' }));
          onLoad({ filter: /./, namespace: 'titles' }, () => ({
            contents: `export const routes = ${JSON.stringify(titles())};`,
          }));
        },
      },
    ],
  });
  // Both targets may be built at once: each puts its whole file in place.
  const own = `${FILE}.${process.pid}`;
  fs.mkdirSync(path.dirname(FILE), { recursive: true });
  fs.writeFileSync(own, outputFiles[0]?.text ?? '');
  fs.renameSync(own, FILE);
  return FILE;
}
