import path from 'node:path';
import type { IH5Config } from '@tarojs/taro/types/compile';
import type Webpack from 'webpack';
import type { Compiler } from 'webpack';

export type Chain = Parameters<NonNullable<IH5Config['webpackChain']>>[0];

/** Replaces a module of a package by ours. */
interface Replacement {
  /** Description of the replaced module. */
  readonly name: string;
  readonly request: RegExp;
  /** Folder of the importing file. */
  readonly context: RegExp;
  readonly by: string;
}

const here = (...parts: string[]) => path.resolve(__dirname, ...parts);

/**
 * jsencrypt's generator falls back to Math.random, and reads `self`, which the mini program lacks. Its library files import it as `./rng`.
 */
const RANDOM: Replacement = {
  name: "jsencrypt's random generator",
  request: /^\.\/rng$/,
  context: /[\\/]jsencrypt[\\/]lib[\\/]lib[\\/]jsbn$/,
  by: here('..', 'src', 'services', 'crypto', 'jsbn-rng.ts'),
};

/**
 * Parts of the router that this app renders itself on the web. All other Taro files are bundled as published, and so are these three in
 * development, where Taro uses its router as one file.
 */
const ROUTER_CHROME: readonly Replacement[] = [
  {
    name: "Taro's tab bar, with its engine of web components",
    request: /^\.\/tabbar\.js$/,
    context: /[\\/]@tarojs[\\/]router[\\/]dist$/,
    by: here('h5-stubs', 'no-tab-bar.js'),
  },
  {
    name: "Taro's navigation bar",
    request: /^\.\/navigationBar\.js$/,
    context: /[\\/]@tarojs[\\/]router[\\/]dist$/,
    by: here('h5-stubs', 'no-navigation-bar.js'),
  },
  {
    name: "the style sheet that Taro's router writes into the page",
    request: /^\.\.\/style\.js$/,
    context: /[\\/]@tarojs[\\/]router[\\/]dist[\\/]router$/,
    by: here('h5-stubs', 'no-page-style.js'),
  },
];

const COMPONENT_STYLES: Replacement = {
  name: "the style sheets of Taro's components",
  request: /^@tarojs\/components(-react)?\/(global|dist\/(taro-components\/taro-components|index))\.css$/,
  context: /./,
  by: here('h5-stubs', 'no-styles.js'),
};

const VIEW: Replacement = {
  name: "Taro's View",
  request: /[\\/]view[\\/]index\.js$/,
  context: /[\\/]@tarojs[\\/]components-react[\\/]dist$/,
  by: here('..', 'src', 'components', 'view.ts'),
};

/** Fails the build if no module was replaced: the package may have moved its file, which would then be bundled unnoticed. */
export class Replace {
  private isUsed = false;

  constructor(
    private readonly webpack: typeof Webpack,
    private readonly replacement: Replacement,
  ) {}

  apply(compiler: Compiler): void {
    const { name, request, context, by } = this.replacement;
    const { NormalModuleReplacementPlugin, WebpackError } = this.webpack;
    new NormalModuleReplacementPlugin(request, (resource: { context: string; request: string }) => {
      if (!context.test(resource.context)) return;
      this.isUsed = true;
      resource.request = by;
    }).apply(compiler);
    compiler.hooks.afterCompile.tap('Replace', (compilation) => {
      if (this.isUsed || compilation.compiler.isChild()) return;
      const advice = `give the path that the package has now to config/replace-modules.ts, or remove the entry there and ${path.basename(by)}`;
      compilation.errors.push(new WebpackError(`Nothing was replaced for ${name}: ${advice}.`));
    });
  }
}

const replace = (chain: Chain, webpack: typeof Webpack, replacement: Replacement): unknown =>
  chain.plugin(`replace: ${replacement.name}`).use(Replace, [webpack, replacement]);

export function replaceRandom(chain: Chain, webpack: typeof Webpack): void {
  replace(chain, webpack, RANDOM);
}

export function replaceH5Chrome(chain: Chain, webpack: typeof Webpack): void {
  replace(chain, webpack, COMPONENT_STYLES);
  replace(chain, webpack, VIEW);
  if (process.env.NODE_ENV !== 'production') return;
  for (const replacement of ROUTER_CHROME) replace(chain, webpack, replacement);
}
