import path from 'node:path';
import type Webpack from 'webpack';

/** The part of webpack-chain that this file uses. */
interface PluginChain {
  plugin(name: string): { use(plugin: unknown, args: readonly unknown[]): unknown };
}

const OUR_RNG = path.resolve(__dirname, '..', 'src', 'services', 'crypto', 'jsbn-rng.ts');

/**
 * jsencrypt's own generator falls back to Math.random, and reads `self`, which the mini program lacks. Its library files
 * import it as `./rng`.
 */
export function replaceModules(chain: PluginChain, webpack: typeof Webpack): void {
  chain.plugin('jsbn-rng').use(webpack.NormalModuleReplacementPlugin, [
    /^\.\/rng$/,
    (resource: { context: string; request: string }) => {
      if (/[\\/]jsencrypt[\\/]lib[\\/]lib[\\/]jsbn$/.test(resource.context)) resource.request = OUR_RNG;
    },
  ]);
}
