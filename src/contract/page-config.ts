import { routes, type RouteName } from './routes';

/** Additions of a page's `index.config.ts` to its manifest entry; see Taro's page configuration. */
export type PageExtras = Readonly<Record<string, unknown>>;

/**
 * Page configuration from the manifest: the title, and the share flag, without which Taro adds no share hook to the
 * mini program's page. Used by the build, not bundled.
 */
export const pageConfigOf = (name: RouteName, extras: PageExtras = {}) => ({
  navigationBarTitleText: routes[name].title,
  enableShareAppMessage: true,
  ...extras,
});
