import { makeAutoObservable, runInAction } from 'mobx';
import { homeCalls } from '@/contract/home/calls';
import type { TabConfig } from '@/contract/home/schema';
import { TAB_BAR_MAX_ITEMS, TabBarStatus } from '@/contract/home/values';
import { RedirectType } from '@/contract/links/values';
import { routes, shownRoute } from '@/contract/routes';
import { TAB_ROUTES, type TabRoute } from '@/contract/tab-pages';
import { isUnreachable, ok, type Result } from '@/contract/errors';
import type { Platform } from '@/platform/types';
import type { ApiClient } from '@/services/api/types';
import type { Cached } from '@/services/storage/cached';
import type { ClickTarget } from '@/services/router/types';
import { routeOfPath } from '@/services/router/paths';
import { structuralShare } from '../data/structural-share';
import { TABS } from '../texts';

export interface TabItem {
  readonly key: string;
  /** The server's id; 0 for the app's own tabs. */
  readonly id: number;
  readonly text: string;
  /** The server's images; undefined: the app's icon of the route. */
  readonly image?: {
    readonly plain: string;
    readonly active: string;
    readonly width: number;
    readonly height: number;
  };
  /** The tab page it shows; undefined: it links elsewhere. */
  readonly route: TabRoute | undefined;
  readonly target: ClickTarget;
}

const DEFAULT_TABS: readonly TabItem[] = TAB_ROUTES.map((route) => ({
  key: route,
  id: 0,
  text: TABS[route],
  route,
  target: { redirectType: RedirectType.innerPage, url: routes[route].path },
}));

/** In design units, if the server gives no size. */
const DEFAULT_IMAGE_SIZE = 48;

/** The bottom tabs: rule shell-25 to rule shell-28. */
export class TabsStore {
  status: TabBarStatus = TabBarStatus.pending;
  items: readonly TabItem[] = DEFAULT_TABS;
  private loading: Promise<Result<void>> | undefined;
  /** The server's response in this run; the restricted set has fixed tabs. */
  private answer: readonly TabConfig[] | undefined;

  constructor(
    private readonly platform: Platform,
    private readonly api: ApiClient,
    private readonly kept?: Cached<readonly TabConfig[]>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    const known = kept?.value;
    if (!platform.host.isWhole) this.useFixedTabs();
    else if (known) this.show(known);
  }

  /** Hidden inside a native app that is too old to leave the bar to the page. */
  get isVisible(): boolean {
    return this.platform.host.leavesTabBarToPage;
  }

  /** Requested once for all tab pages, again only after a failure. Tabs cached from an earlier start stay. */
  load(): Promise<Result<void>> {
    if (this.answer) {
      // Cache them for a parent who has logged in meanwhile, too.
      if (!this.kept?.value) this.kept?.keep(this.answer);
      return Promise.resolve(ok(undefined));
    }
    this.loading ??= this.fetch().finally(() => {
      this.loading = undefined;
    });
    return this.loading;
  }

  private async fetch(): Promise<Result<void>> {
    const isKnown = this.status === TabBarStatus.success;
    if (!isKnown) this.status = TabBarStatus.pending;
    const result = await this.api.call(homeCalls.getTabConfig, {});
    return runInAction((): Result<void> => {
      if (result.ok) {
        this.answer = result.value;
        this.show(result.value);
        this.kept?.keep(result.value);
        return ok(undefined);
      }
      // Offline, the tabs of the last start will do.
      if (isKnown && isUnreachable(result.error)) return ok(undefined);
      this.status = TabBarStatus.fail;
      return result;
    });
  }

  private show(tabs: readonly TabConfig[]): void {
    const items = structuralShare(this.items, tabs.slice(0, TAB_BAR_MAX_ITEMS).map(tabItem));
    if (items.length > 0) this.items = items;
    this.status = TabBarStatus.success;
  }

  /** Always the courses and profile tabs, regardless of the server: rule shell-26. */
  private useFixedTabs(): void {
    const { tabs } = this.platform.host;
    this.items = DEFAULT_TABS.filter(({ route }) => route && tabs.includes(route));
    this.status = TabBarStatus.success;
    this.answer = [];
  }
}

function tabItem(config: TabConfig): TabItem {
  const route = config.redirectType === RedirectType.h5Link ? undefined : tabRoute(config.url);
  return {
    key: String(config.id),
    id: config.id,
    text: config.tabName,
    ...image(config),
    route,
    target: { redirectType: config.redirectType, url: config.url },
  };
}

function tabRoute(path: string): TabRoute | undefined {
  const found = routeOfPath(path);
  const name = found && shownRoute(found);
  return TAB_ROUTES.find((tab) => tab === name);
}

function image({ tabImgPath, tabImgLightPath, tabImgSize }: TabConfig): Pick<TabItem, 'image'> {
  if (!tabImgPath) return {};
  const [width, height] = tabImgSize.split(/x/i).map(Number);
  return {
    image: {
      plain: tabImgPath,
      active: tabImgLightPath || tabImgPath,
      width: width || DEFAULT_IMAGE_SIZE,
      height: height || width || DEFAULT_IMAGE_SIZE,
    },
  };
}
