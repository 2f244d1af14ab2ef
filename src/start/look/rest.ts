/** Decides what to paint if there is no snapshot (rules.ts); painter-rest.ts paints it. */
import { isInApp, isVisitor, read, type Opened } from './rules';

/** Injected by config/first-paint.ts. */
export interface RestOfBuild {
  /** Titles by path, for every screen. */
  readonly titles: Readonly<Record<string, string>>;
  /** Paths of the login page, and of all screens that need no session. */
  readonly login: readonly string[];
  readonly free: readonly string[];
  /** Paths of the pages with the tab bar. */
  readonly tabPages: readonly string[];
  readonly tabs: readonly string[];
}

/**
 * login: the login page, for visitors without a session. shell: a skeleton of the screen; without title and tabs where the host draws them.
 */
export type RestPaint =
  | { readonly kind: 'login' }
  | { readonly kind: 'shell'; readonly title: string; readonly tabs: readonly string[] };

export function whatElse(opened: Opened, build: RestOfBuild): RestPaint {
  const { path } = opened;
  const isLogin = leadsToLogin(opened, build);
  // Parents who use the password form see it first; it has no template.
  if (isLogin && read<{ mode?: unknown }>(opened.kept('loginDraft'))?.mode !== 'password')
    return { kind: 'login' };
  const isByHost = isInApp(opened);
  return {
    kind: 'shell',
    title: isByHost ? '' : (build.titles[path] ?? ''),
    tabs: !isByHost && build.tabPages.includes(path) ? build.tabs : [],
  };
}

/** WeChat logs in on its own page; only parents who logged out see ours. */
const BY_WECHAT = /MicroMessenger/i;

function leadsToLogin(opened: Opened, build: RestOfBuild): boolean {
  if (!isVisitor(opened)) return false;
  const { path, userAgent, kept } = opened;
  if (build.login.includes(path)) return true;
  const isGuarded = build.titles[path] !== undefined && !build.free.includes(path);
  return isGuarded && !(BY_WECHAT.test(userAgent) && kept('loggedOut') === null);
}

/** Files that the document preloads beside the entry chunks, so that a page's chunks need not wait until the app runs. */
export interface PageFiles {
  /** In each name: /js/4759.<build>.js. */
  readonly build: string;
  /** By path, with spaces between: `4759` for a script, `4759.css` for a style sheet. */
  readonly byPath: Readonly<Record<string, string>>;
  /** For visitors without a session, whatever path they opened. */
  readonly login: string;
}

/** `kind` of what was painted; undefined: the page's own snapshot. */
export function filesAhead(
  path: string,
  kind: RestPaint['kind'] | undefined,
  { build, byPath, login }: PageFiles,
): readonly string[] {
  const names = (kind === 'login' ? login : byPath[path])?.split(' ') ?? [];
  return names.map((name) => {
    const [stem = '', folder = 'js'] = name.split('.');
    return `/${folder}/${stem}.${build}.${folder}`;
  });
}
