import type { IMiniAppConfig } from '@tarojs/taro/types/compile';
import { BundleReportPlugin } from './bundle-report';
import { leanBuild } from './lean-build';
import { inlineRoutes, inlineShapes, replaceByLean, replaceRandom } from './replace-modules';

export const mini: IMiniAppConfig = {
  imageUrlLoaderOption: { limit: 2048 },
  // @noble ships ES2022 (bigint, class fields): the base library of older WeChat versions does not parse it.
  compile: { include: [(file: string) => /node_modules[\\/]@noble[\\/]/.test(file)] },
  postcss: {
    pxtransform: { enable: true, config: {} },
    cssModules: { enable: false },
  },
  miniCssExtractPluginOption: { ignoreOrder: true },
  optimizeMainPackage: { enable: true },
  webpackChain(chain, webpack) {
    inlineRoutes(chain);
    inlineShapes(chain);
    replaceRandom(chain, webpack);
    replaceByLean(chain);
    chain.plugin('bundle-report').use(BundleReportPlugin);
    leanBuild(chain);
  },
};
