import path from 'node:path';
import type { IH5Config } from '@tarojs/taro/types/compile';
import type Webpack from 'webpack';

export type Chain = Parameters<NonNullable<IH5Config['webpackChain']>>[0];

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

/** What this app draws or does itself of Taro's: 30 KB gzip of the first page. */
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
    request: /^\.\/navigation-bar\.js$/,
    context: /[\\/]@tarojs[\\/]router[\\/]dist[\\/]router$/,
    by: here('h5-stubs', 'page-title.js'),
  },
  {
    request: /^\.\.\/style\.js$/,
    context: /[\\/]@tarojs[\\/]router[\\/]dist[\\/]router$/,
    by: here('h5-stubs', 'no-page-style.js'),
  },
  {
    request: /^universal-router$/,
    context: /[\\/]@tarojs[\\/]router[\\/]dist[\\/]router$/,
    by: here('h5-stubs', 'exact-router.js'),
  },
  {
    request: /^\.{1,2}\/utils\/index\.js$/,
    context: /[\\/]@tarojs[\\/]router[\\/]dist([\\/]router)?$/,
    by: here('h5-stubs', 'route-aliases.js'),
  },
  {
    request: /^query-string$/,
    context: /[\\/]@tarojs[\\/]/,
    by: here('h5-stubs', 'raw-query.js'),
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
  {
    request: /^\.\/interceptor\/interceptors\.js$/,
    context: /[\\/]@tarojs[\\/]api[\\/]dist$/,
    by: here('h5-stubs', 'no-interceptors.js'),
  },
  {
    request: /^\.\/components\/view\/index\.js$/,
    context: /[\\/]@tarojs[\\/]components-react[\\/]dist$/,
    by: here('h5-stubs', 'thin-view.js'),
  },
  {
    request: /^\.\/components\/text\/index\.js$/,
    context: /[\\/]@tarojs[\\/]components-react[\\/]dist$/,
    by: here('h5-stubs', 'thin-text.js'),
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

/** The finished route manifest in place of what puts it together (route-manifest.cjs). */
export function inlineRoutes(chain: Chain): void {
  chain.module
    .rule('route-manifest')
    .test(/[\\/]src[\\/]contract[\\/]manifest\.ts$/)
    .enforce('post')
    .use('route-manifest')
    .loader(here('route-manifest.cjs'));
}

export function leaveOutPageConfigs(chain: Chain): void {
  chain.resolve.alias.set('@/contract/page-config', here('weapp-stubs', 'no-page-config.js'));
}

/** Taro's own module names the whole runtime, so that nothing of it could be left out. */
export function shakeRuntime(chain: Chain): void {
  chain.resolve.alias.set('@tarojs/taro$', here('weapp-stubs', 'taro.cjs'));
}

/** What answers look like, beside the calls that they answer (call-shapes.cjs). */
export function inlineShapes(chain: Chain): void {
  chain.module
    .rule('call-shapes')
    .test(/[\\/]src[\\/]contract[\\/]\w+[\\/](later-)?calls\.ts$/)
    .enforce('pre')
    .use('call-shapes')
    .loader(here('call-shapes.cjs'));
}

export function replaceH5Chrome(chain: Chain, webpack: typeof Webpack): void {
  H5_CHROME.forEach((replacement, index) => replace(chain, webpack, `h5-chrome-${index}`, replacement));
}
