import { require as requireTypeScript } from 'tsx/cjs/api';
import type * as H5Paths from '../src/contract/h5-paths';
import type * as TabPages from '../src/contract/tab-pages';
import type * as Routes from '../src/contract/routes';
import type * as Registry from '../src/contract/registry';

// Taro compiles only config/, so the manifest is loaded through tsx.
const manifest = requireTypeScript('../src/contract/h5-paths', __filename) as typeof H5Paths;

/** The gallery is not part of the product: neither in the manifest nor in production builds. */
const GALLERY = { '/gallery/index': ['/gallery', '/gallery/index'] };

export const h5CustomRoutes = (): Record<string, string[]> => ({
  ...manifest.h5CustomRoutes(),
  ...((process.env.NODE_ENV === 'development' || process.env.WITH_GALLERY) && GALLERY),
});

/** Page files of the tabs. */
export function h5TabPages(): string[] {
  const { TAB_ROUTES } = requireTypeScript('../src/contract/tab-pages', __filename) as typeof TabPages;
  const { pageFile, routes } = requireTypeScript('../src/contract/routes', __filename) as typeof Routes;
  return TAB_ROUTES.map((name) => pageFile(routes[name].page ?? ''));
}

/** Paths of all calls, for the development server. */
export function callPaths(): string[] {
  const { allCalls } = requireTypeScript('../src/contract/registry', __filename) as typeof Registry;
  return Object.values(allCalls).map(({ path }) => path);
}
