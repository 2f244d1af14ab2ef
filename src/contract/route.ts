/** How screens are defined. Paths and titles come from the specification's route table. */

/**
 * native: a page of the mini program; webView: the H5 page in the mini program's web view; redirect: the mini program
 * opens its first tab instead; none: the mini program hides all links to it.
 */
export type WeappTarget = 'native' | 'webView' | 'redirect' | 'none';

/** token: redirects to /login without a session; none: public. */
export type RouteAuth = 'token' | 'none';

export type RouteParams = Readonly<Record<string, string | undefined>>;

interface AnySpec {
  /** Canonical H5 path. */
  readonly path: string;
  /** More H5 paths of the same page, those under /index first. */
  readonly aliases?: readonly string[];
  /** Parent paths without a page: they redirect here, and the URL changes to this page's. */
  readonly parents?: readonly string[];
  readonly title: string;
  readonly weapp: WeappTarget;
  readonly auth?: RouteAuth;
  /** Codes 1000010, 1000014 and 10000004 do not redirect from here: rule shell-15. */
  readonly loginFree?: boolean;
  /** On iOS only available in the app: elsewhere the page redirects to /downloadApp (rule stepup-5). */
  readonly needsAppOnIos?: boolean;
  /** A plain browser shows a hint to the parent app, without a login. */
  readonly notInBrowser?: boolean;
  /** Ours, beyond the 177 routes of the specification. */
  readonly own?: true;
}

export interface PageSpec extends AnySpec {
  /** Folder under src/pages, `<domain>/<screen>`. */
  readonly page: string;
}

/** An entry that redirects to another route of the manifest, by name. */
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
  readonly own?: true;
  readonly page?: string;
  readonly redirectTo?: string;
}

declare const params: unique symbol;

/** An entry with the type of its query parameters; compile time only. */
export type Route<P extends RouteParams = RouteParams> = RouteEntry & { readonly [params]?: P };

export type ParamsOf<R> = R extends Route<infer P> ? P : never;

export type NoParams = Readonly<Record<string, never>>;

export function route<P extends RouteParams = NoParams>(spec: RouteSpec): Route<P> {
  return { aliases: [], auth: 'token', loginFree: false, ...spec };
}
