import type { Compiler } from 'webpack';
import { rendererOf } from './rendered-page';

const HOME = { entry: 'src/prerender/guest-home.tsx', page: 'pages/home/home/index' };
/** Beside the served files, in a folder whose name prevents serving (server/core/http/guest-home.ts). */
const OUTPUT = '.server/guest-home.cjs';

/** Bundles src/prerender/guest-home.tsx as a module for the backend. */
export class GuestHomePlugin {
  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('GuestHome', (compilation) => {
      const stage = stages.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'GuestHome', stage }, async () => {
        compilation.emitAsset(OUTPUT, new sources.RawSource(await rendererOf(compilation, HOME)));
      });
    });
  }
}
