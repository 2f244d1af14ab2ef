import type { IH5Config } from '@tarojs/taro/types/compile';
import { callPaths, h5CustomRoutes } from './routes';
import { minimalBuild } from './minimal-build';
import { h5SplitChunks } from './split-chunks';
import { BundleReportPlugin } from './bundle-report';
import { FirstPaintPlugin } from './first-paint';
import { GuestHomePlugin } from './guest-home';
import { drawingSheet } from './drawing-sheet';
import { OldEnginesPlugin } from './old-engines';
import { PrecompressPlugin } from './precompress';
import { ServiceWorkerPlugin } from './service-worker';
import { ContractPlugin } from './generated';
import { replaceH5Chrome, replaceRandom, type Chain } from './replace-modules';

/** Dependencies with newer syntax than browserslist allows. Chromium 70 shows nothing where one is missing here (test/webkit/oldest.mjs). */
const MODERN_DEPENDENCIES =
  /node_modules[\\/](@stencil[\\/]core|@tarojs[\\/]components|@noble|query-string|decode-uri-component|split-on-first|filter-obj)[\\/]/;

/** The backend's paths besides the calls: pictures, links in messages, test-only routes, prefixes of later calls. */
const BACKEND_PATHS = [
  '/v1',
  '/member',
  '/auth/o',
  '/api',
  '/api_index.php',
  '/complex',
  '/bizcenter-usercenter',
  '/buriedData',
  '/files',
  '/index/sms',
  '/__test',
];

export const h5: IH5Config = {
  publicPath: '/',
  // Plain React elements instead of web components: 20 KB gzip less before the first page, and no second rendering engine.
  useHtmlComponents: true,
  staticDirectory: 'static',
  router: { mode: 'browser', customRoutes: h5CustomRoutes() },
  // Async chunks are named by the build's hash: a hash for each would add 6 KB, incompressible, to every first load.
  output: { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'js/[name].[fullhash:8].js' },
  miniCssExtractPluginOption: {
    ignoreOrder: true,
    filename: 'css/[name].[contenthash:8].css',
    chunkFilename: 'css/[name].[fullhash:8].css',
    // Appends page styles after the shared style sheet, which first-paint.ts puts into the body: a page's rules must override its
    // components'. Serialized, and runs in the page.
    insert: new Function('sheet', 'document.body.appendChild(sheet)') as (sheet: HTMLLinkElement) => void,
  },
  // Images are separate files: inlined, they would add to the first load of pages that never show them. Named by content hash, so that
  // caches and the service worker may keep them.
  imageUrlLoaderOption: { limit: 256, name: hashedImage },
  compile: { include: [(file: string) => MODERN_DEPENDENCIES.test(file)] },
  postcss: {
    autoprefixer: { enable: true, config: {} },
    // 100 units per rem at a width of 750; the script in src/index.html sets the root font size by width only.
    pxtransform: { enable: true, config: { baseFontSize: 50, maxRootSize: 200, minRootSize: 1 } },
    './config/text-floor.cjs': { enable: true },
    cssModules: { enable: false },
  },
  devServer: {
    port: Number(process.env.DEV_PORT ?? 10086),
    open: false,
    hot: true,
    proxy: process.env.NODE_ENV === 'production' ? [] : devProxy(),
  },
  webpackChain(chain, webpack) {
    chain.plugin('contract').use(ContractPlugin);
    replaceRandom(chain, webpack);
    replaceH5Chrome(chain, webpack);
    chain.plugin('bundle-report').use(BundleReportPlugin);
    if (process.env.NODE_ENV === 'production') {
      chain.plugin('old-engines').use(OldEnginesPlugin);
      chain.plugin('first-paint').use(FirstPaintPlugin);
      chain.plugin('guest-home').use(GuestHomePlugin);
      chain.plugin('service-worker').use(ServiceWorkerPlugin);
      chain.plugin('precompress').use(PrecompressPlugin);
    }
    pagesFirst(chain);
    drawingSheet(chain);
    h5SplitChunks(chain);
    minimalBuild(chain);
  },
};

/** Page chunks get priority over the images of the page being left. Taro's entry loads the pages. */
function pagesFirst(chain: Chain): void {
  chain.module
    .rule('pages-first')
    .test(/[\\/]src[\\/]app(\.boot|\.config)?\.tsx?$/)
    .parser({ dynamicImportFetchPriority: 'high' });
}

/** Taro's location, plus a hash: src/assets/a.svg becomes static/images/assets/a.01234567.svg. */
function hashedImage(file: string): string {
  return file.replace(/^.*?[\\/]?src[\\/]/, 'static/images/').replace(/\.\w+$/, '.[contenthash:8]$&');
}

/** `npm run dev:h5` serves the app; the backend's paths are proxied to DEV_API. */
function devProxy() {
  const target = process.env.DEV_API ?? 'http://127.0.0.1:8080';
  // Pages and calls share prefixes (/report, /user…), so calls are matched by their full path.
  const context = [...BACKEND_PATHS, ...callPaths()];
  return [{ context, target }];
}
