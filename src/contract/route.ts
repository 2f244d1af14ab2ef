/** How a screen is written down, once. Paths and titles come from the specification's route table. */

/**
 * native: a page of the mini program; webView: the mini program shows the H5 page in its web-view page;
 * redirect: the mini program goes to its first tab instead; none: the mini program hides every way to it.
 */
export type WeappTarget = 'native' | 'webView' | 'redirect' | 'none';

/** token: without one the parent is sent to /login; none: anybody may enter. */
export type RouteAuth = 'token' | 'none';

export type RouteParams = Readonly<Record<string, string | undefined>>;

interface AnySpec {
  /** Canonical H5 path. */
  readonly path: string;
  /** More H5 paths of the same page, first the ones under /index. */
  readonly aliases?: readonly string[];
  /** Addresses above its own that are no page: they lead to this one, whose address the page has then. */
  readonly parents?: readonly string[];
  readonly title: string;
  readonly weapp: WeappTarget;
  readonly auth?: RouteAuth;
  /** Codes 1000010, 1000014 and 10000004 do not redirect from here: rule shell-15. */
  readonly loginFree?: boolean;
  /** On iOS to be had in the app alone: anywhere else the page leads to /downloadApp (rule stepup-5). */
  readonly needsAppOnIos?: boolean;
  /** A plain browser says that the parent app has it, without a login: rule shell-161. */
  readonly notInBrowser?: boolean;
}

export interface PageSpec extends AnySpec {
  /** Folder under src/pages, `<domain>/<screen>`. */
  readonly page: string;
}

/** An entry that only leads to another route of the manifest, by name. */
interface RedirectSpec extends AnySpec {
  readonly redirectTo: string;
}

export type RouteSpec = PageSpec | RedirectSpec;

export interface RouteEntry {
  readonly path: string;
  readonly aliases: readonly string[];
  readonly parents?: readonly string[];
  readonly title: string;
  readonly weapp: WeappTarget;
  readonly auth: RouteAuth;
  readonly loginFree: boolean;
  readonly needsAppOnIos?: boolean;
  readonly notInBrowser?: boolean;
  readonly page?: string;
  readonly redirectTo?: string;
}

declare const params: unique symbol;

/** An entry that remembers its query parameters for the compiler. */
export type Route<P extends RouteParams = RouteParams> = RouteEntry & { readonly [params]?: P };

export type ParamsOf<R> = R extends Route<infer P> ? P : never;

export type NoParams = Readonly<Record<string, never>>;

export function route<P extends RouteParams = NoParams>(spec: RouteSpec): Route<P> {
  return { aliases: [], auth: 'token', loginFree: false, ...spec };
}
