import type { IMiniAppConfig } from '@tarojs/taro/types/compile';
import { BundleReportPlugin } from './bundle-report';
import { minimalBuild } from './minimal-build';
import { ContractPlugin } from './generated';
import { replaceRandom } from './replace-modules';

export const mini: IMiniAppConfig = {
  // Inlined, an image is a third larger; in the package a separate file is free.
  imageUrlLoaderOption: { limit: 256 },
  // @noble ships ES2022 (bigint, class fields), which older WeChat base libraries cannot parse.
  compile: { include: [(file: string) => /node_modules[\\/]@noble[\\/]/.test(file)] },
  postcss: {
    pxtransform: { enable: true, config: {} },
    './config/text-floor.cjs': { enable: true },
    cssModules: { enable: false },
  },
  miniCssExtractPluginOption: { ignoreOrder: true },
  optimizeMainPackage: { enable: true },
  // No screen renders HTML: leaves Taro's unused parser out of the main package.
  runtime: { enableInnerHTML: false },
  webpackChain(chain, webpack) {
    chain.plugin('contract').use(ContractPlugin);
    replaceRandom(chain, webpack);
    chain.plugin('bundle-report').use(BundleReportPlugin);
    minimalBuild(chain);
  },
};
