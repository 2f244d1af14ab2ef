import type { IMiniAppConfig } from '@tarojs/taro/types/compile';
import { BundleReportPlugin } from './bundle-report';
import { leanBuild } from './lean-build';
import { ContractPlugin } from './generated';
import { replaceRandom } from './replace-modules';

export const mini: IMiniAppConfig = {
  // A picture within a script is a third larger; within a package a file of its own costs nothing.
  imageUrlLoaderOption: { limit: 256 },
  // @noble ships ES2022 (bigint, class fields): the base library of older WeChat versions does not parse it.
  compile: { include: [(file: string) => /node_modules[\\/]@noble[\\/]/.test(file)] },
  postcss: {
    pxtransform: { enable: true, config: {} },
    cssModules: { enable: false },
  },
  miniCssExtractPluginOption: { ignoreOrder: true },
  optimizeMainPackage: { enable: true },
  // No screen writes HTML: Taro's parser of it would be in the main package, which nothing calls.
  runtime: { enableInnerHTML: false },
  webpackChain(chain, webpack) {
    chain.plugin('contract').use(ContractPlugin);
    replaceRandom(chain, webpack);
    chain.plugin('bundle-report').use(BundleReportPlugin);
    leanBuild(chain);
  },
};
