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
  /** as in the address: WeChat does not decode */
  query: Record<string, string>;
  hasQuery: boolean;
}

/** An address of wx.navigateTo and its like; relative ones start at the page on top. */
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

  /** app.json asks for style v2 */
  get newLook(): boolean {
    return this.app.style === 'v2';
  }

  exists = (path: string): boolean => this.program.pages.includes(path);

  /** Why a page of the program cannot be opened here. */
  refusal = (path: string): string | undefined => this.program.refused[path];

  tabIndex = (path: string): number =>
    (this.app.tabBar?.list ?? []).findIndex((tab) => tab.pagePath.replace(/^\//, '') === path);

  isTab = (path: string): boolean => this.tabIndex(path) >= 0;

  /** Whether the program draws the tab bar of a page by its own component. */
  hasOwnTabBar = (path: string): boolean =>
    this.app.tabBar?.custom === true && this.isTab(path) && TAB_BAR in this.program.files;

  window(path: string): WindowConfig {
    const own: FileConfig = this.program.files[path] ?? {};
    return { ...this.app.window, ...own };
  }

  subPackageOf = (path: string): string | undefined =>
    subPackagesOf(this.app).find(({ root }) => path.startsWith(`${root.replace(/\/$/, '')}/`))?.root;
}
