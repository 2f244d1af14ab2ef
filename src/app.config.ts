import type { RouteEntry } from './contract/route';
import { pageFile, routeNames, routes } from './contract/routes';
import { H5_TAB_PAGES, WEAPP_TAB_PAGES } from './contract/tab-pages';

/** Derived from the route manifest: this file is read by the build, in Node, once per target. */
const isWeapp = process.env.TARO_ENV === 'weapp';

const WEAPP_TABS: Readonly<Record<(typeof WEAPP_TAB_PAGES)[number], { text: string; icon: string }>> = {
  'courses/my-tab-class': { text: '课程', icon: 'courses' },
  'profile/parents-center': { text: '我的', icon: 'mine' },
};

const domainOf = (page: string): string => page.split('/')[0] ?? '';

const builtPages = routeNames
  .map((name): RouteEntry => routes[name])
  .filter((entry) => entry.page && (!isWeapp || entry.weapp === 'native'))
  .map((entry) => entry.page ?? '');

/** Pages of the mini program alone, which no route leads to by name: its window to the H5 build and to links. */
const SYSTEM_PAGES = isWeapp ? ['links/web-view'] : [];

/** Every component in its states, at /gallery (config/routes.ts): of the development server and `npm run visual` alone. */
const GALLERY =
  (process.env.NODE_ENV === 'development' || process.env.WITH_GALLERY) && !isWeapp ? ['gallery/index'] : [];

// The first page is where a program opens without a path.
const tabs: readonly string[] = isWeapp ? WEAPP_TAB_PAGES : H5_TAB_PAGES;
const laterPages = [...builtPages.filter((page) => !tabs.includes(page)), ...SYSTEM_PAGES];
const mainDomains = new Set(tabs.map(domainOf));

/** A sub-package may not hold a page of the main package: a domain with one there gives each other screen its own. */
const packageOf = (page: string): string => (mainDomains.has(domainOf(page)) ? page : domainOf(page));

/** Where either tab leads first, the login and the window to everything else: loaded while a parent looks at the tab. */
const NEXT = { network: 'all' as const, packages: ['pages/account', 'pages/links'] };

export default defineAppConfig({
  pages: [...tabs.map(pageFile), ...GALLERY],
  subPackages: [...new Set(laterPages.map(packageOf))].map((root) => ({
    root: `pages/${root}`,
    pages: laterPages
      .filter((page) => packageOf(page) === root)
      .map((page) => pageFile(page).slice(`pages/${root}/`.length)),
  })),
  ...(isWeapp ? { preloadRule: Object.fromEntries(tabs.map((page) => [pageFile(page), NEXT])) } : {}),
  window: {
    navigationBarBackgroundColor: '#F5F7F4',
    navigationBarTextStyle: 'black',
    navigationBarTitleText: '豌豆家长端',
    backgroundColor: '#F5F7F4',
    backgroundTextStyle: 'dark',
  },
  tabBar: isWeapp
    ? {
        color: '#626E66',
        selectedColor: '#0C804B',
        backgroundColor: '#FFFFFF',
        borderStyle: 'white',
        list: WEAPP_TAB_PAGES.map((page) => {
          const { text, icon } = WEAPP_TABS[page];
          return {
            pagePath: pageFile(page),
            text,
            iconPath: `assets/tab-bar/${icon}.png`,
            selectedIconPath: `assets/tab-bar/${icon}-active.png`,
          };
        }),
      }
    : {
        // Taro's H5 router keeps these pages alive; the bar itself is ours (components/TabBar), fed by the server.
        custom: true,
        list: H5_TAB_PAGES.map((page) => ({ pagePath: pageFile(page), text: '' })),
      },
  // Taro's page animation on H5 hides a page by timer, and does not take it back when the parent returns within 0.3 s.
  ...(isWeapp ? {} : { animation: false }),
  lazyCodeLoading: 'requiredComponents',
});
