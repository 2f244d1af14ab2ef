import {
  TAB_BAR,
  subPackagesOf,
  type AppConfig,
  type FileConfig,
  type Program,
  type WindowConfig,
} from '../protocol/program';
import { resolvePath } from './modules';

export interface Target {
  path: string;
  /** not decoded, as in WeChat */
  query: Record<string, string>;
  hasQuery: boolean;
}

/** Parses a URL of wx.navigateTo and the like; relative ones start at the current page. */
export function parseTarget(url: string, from: string): Target {
  const [path = '', search = ''] = url.split('?');
  const query: Record<string, string> = {};
  for (const pair of search.split('#')[0]!.split('&').filter(Boolean)) {
    const at = pair.indexOf('=');
    if (at < 0) query[pair] = '';
    else query[pair.slice(0, at)] = pair.slice(at + 1);
  }
  return { path: resolvePath(from, path.split('#')[0]!), query, hasQuery: search !== '' };
}

export class Routes {
  private readonly app: AppConfig;

  constructor(private readonly program: Program) {
    this.app = program.app;
  }

  get entry(): string {
    return this.app.entryPagePath?.replace(/^\//, '') ?? this.program.pages[0] ?? '';
  }

  /** app.json has style v2 */
  get newLook(): boolean {
    return this.app.style === 'v2';
  }

  exists = (path: string): boolean => this.program.pages.includes(path);

  asksForSkyline = (path: string): boolean =>
    (this.program.files[path]?.renderer ?? this.app.renderer) === 'skyline';

  /** Why a page of the program cannot be opened in this host. */
  refusal = (path: string): string | undefined => this.program.refused[path];

  tabIndex = (path: string): number =>
    (this.app.tabBar?.list ?? []).findIndex((tab) => tab.pagePath.replace(/^\//, '') === path);

  isTab = (path: string): boolean => this.tabIndex(path) >= 0;

  /** Whether a page's tab bar is the program's custom component. */
  hasOwnTabBar = (path: string): boolean =>
    this.app.tabBar?.custom === true && this.isTab(path) && TAB_BAR in this.program.files;

  window(path: string): WindowConfig {
    const own: FileConfig = this.program.files[path] ?? {};
    return { ...this.app.window, ...own };
  }

  subPackageOf = (path: string): string | undefined =>
    subPackagesOf(this.app).find(({ root }) => path.startsWith(`${root.replace(/\/$/, '')}/`))?.root;
}
