import { routes, type RouteName } from './routes';

/** What a page's `index.config.ts` says beyond its manifest entry; see Taro's page configuration. */
export type PageExtras = Readonly<Record<string, unknown>>;

/**
 * Page configuration from the manifest: its title, and that it can be shared, without which Taro gives the mini program's
 * page no share hook. Read by the build, not bundled.
 */
export const pageConfigOf = (name: RouteName, extras: PageExtras = {}) => ({
  navigationBarTitleText: routes[name].title,
  enableShareAppMessage: true,
  ...extras,
});
