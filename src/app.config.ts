import type { RouteEntry } from './contract/route';
import { pageFile, routeNames, routes } from './contract/routes';
import { MINI_PROGRAM_TAB_ROUTES, TAB_ROUTES, type TabRoute } from './contract/tab-pages';
import { TABS } from './stores/texts';
import theme from './theme.json';

/** Derived from the route manifest: the build reads this file in Node, once per target. */
const isWeapp = process.env.TARO_ENV === 'weapp';

const WEAPP_ICONS: Readonly<Record<(typeof MINI_PROGRAM_TAB_ROUTES)[number], string>> = {
  myTabClass: 'courses',
  parentsCenter: 'mine',
};

const pageOf = (name: TabRoute): string => routes[name].page ?? '';

const domainOf = (page: string): string => page.split('/')[0] ?? '';

const builtPages = routeNames
  .map((name): RouteEntry => routes[name])
  .filter((entry) => entry.page && (!isWeapp || entry.weapp === 'native'))
  .map((entry) => entry.page ?? '');

/** Pages of the mini program only, without a route name: its web view for H5 pages and links. */
const SYSTEM_PAGES = isWeapp ? ['links/web-view'] : [];

/** All components in their states, at /gallery (config/routes.ts): only in the development server and `npm run visual`. */
const GALLERY =
  (process.env.NODE_ENV === 'development' || process.env.WITH_GALLERY) && !isWeapp ? ['gallery/index'] : [];

/** The testers' console (config/constants.ts): no build for parents has its page. */
const CONSOLE =
  isWeapp && (process.env.NODE_ENV === 'development' || process.env.WITH_SCENARIOS === '1')
    ? [{ root: 'simulator', pages: ['page/index'] }]
    : [];

// The first page opens when there is no path.
const tabs = (isWeapp ? MINI_PROGRAM_TAB_ROUTES : TAB_ROUTES).map(pageOf);
const subPackagePages = [...builtPages.filter((page) => !tabs.includes(page)), ...SYSTEM_PAGES];
const mainDomains = new Set(tabs.map(domainOf));

/** A sub-package must not be a parent folder of a main-package page: in such a domain each other screen has its own sub-package. */
const packageOf = (page: string): string => (mainDomains.has(domainOf(page)) ? page : domainOf(page));

/** Packages that both tabs open first, the login and the web view: preloaded while a tab is shown. */
const NEXT = { network: 'all' as const, packages: ['pages/account', 'pages/links'] };

/**
 * theme.json has the colours of WeChat's bars for both modes. Off, because the pages have one set of colours (styles/tokens.scss): dark bars around
 * light pages. Who draws the dark set switches this on, ships theme.json by `themeLocation`, and WeChat takes the names.
 */
const IS_DARK_KNOWN = false;

const bar = (name: keyof typeof theme.light): string => theme.light[name];

export default defineAppConfig({
  pages: [...tabs.map(pageFile), ...GALLERY],
  subPackages: [
    ...[...new Set(subPackagePages.map(packageOf))].map((root) => ({
      root: `pages/${root}`,
      pages: subPackagePages
        .filter((page) => packageOf(page) === root)
        .map((page) => pageFile(page).slice(`pages/${root}/`.length)),
    })),
    ...CONSOLE,
  ],
  ...(isWeapp ? { preloadRule: Object.fromEntries(tabs.map((page) => [pageFile(page), NEXT])) } : {}),
  window: {
    navigationBarBackgroundColor: bar('page'),
    navigationBarTextStyle: bar('pageText') as 'black' | 'white',
    navigationBarTitleText: '豌豆家长端',
    backgroundColor: bar('page'),
    backgroundTextStyle: bar('pullText') as 'dark' | 'light',
  },
  tabBar: isWeapp
    ? {
        color: bar('tabText'),
        selectedColor: bar('tabChosen'),
        backgroundColor: bar('tab'),
        borderStyle: bar('tabBorder') as 'black' | 'white',
        list: MINI_PROGRAM_TAB_ROUTES.map((name) => ({
          pagePath: pageFile(pageOf(name)),
          text: TABS[name],
          iconPath: `assets/tab-bar/${WEAPP_ICONS[name]}.png`,
          selectedIconPath: `assets/tab-bar/${WEAPP_ICONS[name]}-active.png`,
        })),
      }
    : {
        // Taro's H5 router keeps these pages mounted; the bar itself is ours (components/TabBar), filled by the server.
        custom: true,
        list: tabs.map((page) => ({ pagePath: pageFile(page), text: '' })),
      },
  // Taro's page animation on H5 hides a page by timer, without cancelling when the parent returns within 0.3 s.
  ...(isWeapp ? {} : { animation: false }),
  lazyCodeLoading: 'requiredComponents',
  ...(isWeapp ? { sitemapLocation: 'sitemap.json', darkmode: IS_DARK_KNOWN } : {}),
});
