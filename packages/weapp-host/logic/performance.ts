import { subPackagesOf, type AppConfig } from '../protocol/program';
import { natives } from './natives';
import type { OpenPage } from './page-stack';
import type { RouteKind, WxContext } from './wx/context';

/** Entries of wx.getPerformance: names as in WeChat, start in ms since 1970, duration in ms. */
export interface PerformanceEntry {
  entryType: 'navigation' | 'render' | 'script';
  name: 'appLaunch' | 'route' | 'firstRender' | 'evaluateScript';
  startTime: number;
  duration: number;
  [detail: string]: unknown;
}

/** The worker's clock starts at 0; programs compare entries with Date.now(). */
const origin = Date.now() - natives.now();

const onPage = ({ path, id }: OpenPage) => ({ path, pageId: id });

/** Records entries that end now; `began` is by the worker's clock. */
export class Performance {
  /** App.onLaunch precedes the first page, which ends the launch */
  private launched = false;

  constructor(
    private readonly events: WxContext['events'],
    private readonly app: AppConfig,
    private readonly started: number,
  ) {}

  /** Script execution of the package that contains `path`. */
  evaluated(path: string, began: number): void {
    const root = subPackagesOf(this.app).find((one) =>
      path.startsWith(`${one.root.replace(/\/$/, '')}/`),
    )?.root;
    this.tell({ entryType: 'script', name: 'evaluateScript', moduleName: root ?? '__APP__' }, began);
  }

  firstRender(page: OpenPage): void {
    this.tell({ entryType: 'render', name: 'firstRender', ...onPage(page) }, page.openedAt);
    if (this.launched) return;
    this.launched = true;
    const launch = { entryType: 'navigation', name: 'appLaunch', navigationType: 'appLaunch' } as const;
    this.tell({ ...launch, ...onPage(page) }, this.started);
  }

  /** From the call of a routing method to the first paint of the page. */
  async routed(
    page: OpenPage,
    from: OpenPage | null,
    navigationType: RouteKind,
    began: number,
  ): Promise<void> {
    const referrer = from ? { referrerPath: from.path, referrerPageId: from.id } : {};
    // A page closed before its first paint has no end.
    if (!(await isSeen(page))) return;
    this.tell(
      { entryType: 'navigation', name: 'route', navigationType, ...onPage(page), ...referrer },
      began,
    );
  }

  private tell(entry: Omit<PerformanceEntry, 'startTime' | 'duration'>, began: number): void {
    const startTime = Math.round(origin + began);
    const duration = Math.round(origin + natives.now()) - startTime;
    this.events.emit('performanceEntry', { ...entry, startTime, duration });
  }
}

const isSeen = (page: OpenPage): Promise<boolean> =>
  page.context.call('flush', null).then(
    () => !page.gone,
    () => false,
  );
