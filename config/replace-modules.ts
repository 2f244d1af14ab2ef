import path from 'node:path';
import type { IH5Config } from '@tarojs/taro/types/compile';
import type Webpack from 'webpack';

type Chain = Parameters<NonNullable<IH5Config['webpackChain']>>[0];

interface Replacement {
  readonly request: RegExp;
  /** Folder of the importing file. */
  readonly context: RegExp;
  readonly by: string;
}

const here = (...parts: string[]) => path.resolve(__dirname, ...parts);

/**
 * jsencrypt's own generator falls back to Math.random, and reads `self`, which the mini program lacks. Its library files
 * import it as `./rng`.
 */
const RANDOM: Replacement = {
  request: /^\.\/rng$/,
  context: /[\\/]jsencrypt[\\/]lib[\\/]lib[\\/]jsbn$/,
  by: here('..', 'src', 'services', 'crypto', 'jsbn-rng.ts'),
};

/** Bars and styles of Taro's that this app draws itself: 25 KB gzip of the first page. */
const H5_CHROME: readonly Replacement[] = [
  {
    request: /^\.\/tabbar\.js$/,
    context: /[\\/]@tarojs[\\/]router[\\/]dist$/,
    by: here('h5-stubs', 'no-tab-bar.js'),
  },
  {
    request: /^\.\/navigationBar\.js$/,
    context: /[\\/]@tarojs[\\/]router[\\/]dist$/,
    by: here('h5-stubs', 'no-navigation-bar.js'),
  },
  {
    request: /^@tarojs\/components(-react)?\/(global|dist\/(taro-components\/taro-components|index))\.css$/,
    context: /./,
    by: here('h5-stubs', 'no-styles.js'),
  },
  {
    request: /^\.\/components\/pull-down-refresh\/index\.js$/,
    context: /[\\/]@tarojs[\\/]components-react[\\/]dist$/,
    by: here('h5-stubs', 'no-pull-down-refresh.js'),
  },
];

function replace(chain: Chain, webpack: typeof Webpack, name: string, { request, context, by }: Replacement) {
  chain.plugin(name).use(webpack.NormalModuleReplacementPlugin, [
    request,
    (resource: { context: string; request: string }) => {
      if (context.test(resource.context)) resource.request = by;
    },
  ]);
}

export function replaceRandom(chain: Chain, webpack: typeof Webpack): void {
  replace(chain, webpack, 'our-random', RANDOM);
}

export function replaceH5Chrome(chain: Chain, webpack: typeof Webpack): void {
  H5_CHROME.forEach((replacement, index) => replace(chain, webpack, `h5-chrome-${index}`, replacement));
}
