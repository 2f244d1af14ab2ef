import { createHash } from 'node:crypto';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { Compiler } from 'webpack';

/**
 * What ES2020 has and the oldest engines of browserslist lack, by module of core-js: TypeScript allows src no later built-ins
 * (src/tsconfig.json). `replaceAll` is query-string's, which Taro's router needs.
 */
const BUILT_INS: Readonly<Record<string, string>> = {
  'es/global-this': 'self.globalThis',
  'es/object/from-entries': 'Object.fromEntries',
  'es/promise/all-settled': 'Promise.allSettled',
  'es/string/match-all': '"".matchAll',
  'es/string/replace-all': '"".replaceAll',
  'web/queue-microtask': 'self.queueMicrotask',
};

/** Adds the built-ins that are missing, as a file of its own that only engines without them load, before the program. */
export class OldEnginesPlugin {
  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('OldEngines', (compilation) => {
      // With index.html there, and before anything reads it whole.
      const stage = stages.PROCESS_ASSETS_STAGE_ANALYSE - 1;
      compilation.hooks.processAssets.tap({ name: 'OldEngines', stage }, () => {
        const code = builtIns();
        const file = `js/built-ins.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
        compilation.emitAsset(file, new sources.RawSource(code));
        const html = String(compilation.assets['index.html']?.source() ?? '');
        // Into the page's first script: browsers pause after each.
        const loading = html.replace('</script>', () => `${loader(file)}</script>`);
        compilation.updateAsset('index.html', new sources.RawSource(loading));
      });
    });
  }
}

/** The program's scripts are deferred: one that is written into the document runs before them. */
const loader = (file: string): string =>
  `;${Object.values(BUILT_INS).join('&&')}||document.write('<script src="/${file}"><\\/script>')`;

function builtIns(): string {
  const contents = Object.keys(BUILT_INS)
    .map((name) => `import 'core-js/${name}';`)
    .join('');
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: path.resolve(__dirname, '..') },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome70', 'ios12'],
  });
  return outputFiles[0]?.text ?? '';
}
