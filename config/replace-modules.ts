import path from 'node:path';
import type { IH5Config } from '@tarojs/taro/types/compile';
import type Webpack from 'webpack';

type Chain = Parameters<NonNullable<IH5Config['webpackChain']>>[0];

const OUR_RNG = path.resolve(__dirname, '..', 'src', 'services', 'crypto', 'jsbn-rng.ts');

/**
 * jsencrypt's own generator falls back to Math.random, and reads `self`, which the mini program lacks. Its library files
 * import it as `./rng`.
 */
export function replaceModules(chain: Chain, webpack: typeof Webpack): void {
  chain.plugin('jsbn-rng').use(webpack.NormalModuleReplacementPlugin, [
    /^\.\/rng$/,
    (resource: { context: string; request: string }) => {
      if (/[\\/]jsencrypt[\\/]lib[\\/]lib[\\/]jsbn$/.test(resource.context)) resource.request = OUR_RNG;
    },
  ]);
}
