import type { MiniProgramEdition, RedirectType } from '@/contract/links/values';
import type { RouteName, RouteParamsOf } from '@/contract/routes';
import type { Move, TabParams } from './navigator';

/** Target of a slot, card or tab from the server. */
export interface ClickTarget {
  /** Absent: the link if there is one, else none. */
  readonly redirectType?: RedirectType;
  /** A link (http, https), or an inner path for `innerPage`. */
  readonly url?: string;
  /** The mini program's user name and path. */
  readonly xcxId?: string;
  readonly xcxUrl?: string;
  readonly miniprogramType?: MiniProgramEdition;
}

export interface OpenOptions {
  /** Replaces the current page. */
  readonly replace?: boolean;
}

export interface Router {
  go<N extends RouteName>(name: N, params?: RouteParamsOf<N>): Promise<void>;
  replace<N extends RouteName>(name: N, params?: RouteParamsOf<N>): Promise<void>;
  /** Clears the history. */
  reLaunch<N extends RouteName>(name: N, params?: RouteParamsOf<N>): Promise<void>;
  /** Updates the address to the screen's new state, without a history entry. Returns whether it changed. */
  restate<N extends RouteName>(name: N, params: RouteParamsOf<N>): boolean;
  /** Whether the route has a page: opening one that does not exist, or not on this host, shows a message and stays. */
  shows(name: RouteName): boolean;
  /** Goes home if there is no page to go back to. */
  back(): Promise<void>;
  /** No page of the app is below the current one: it was opened by a link, a share or a reload. */
  isFirst(): boolean;
  /**
   * Follows a target from the server; an empty target does nothing. If a mini program cannot be started, opens the link; without one, shows
   * the upgrade dialog or a message.
   */
  openLink(target: ClickTarget, options?: OpenOptions): Promise<void>;
  /** An inner path with its query, `/myClassHour?hourType=0`; an unknown one goes home. */
  openPath(path: string, how?: Move): Promise<void>;
  /**
   * An external link; http and https only, anything else shows a message. Trusted hosts receive the one-time token (rule links-7). Internal
   * links stay in the app.
   */
  openExternal(url: string, options?: OpenOptions): Promise<void>;
  /** The same link's URL for a frame, with the token if its host may receive it. '' if it is not a web address. */
  addressOf(url: string): Promise<string>;
  /** For our pages on other hosts; '' for a visitor without a session. */
  oneTimeToken(): Promise<string>;
  /** To the first tab, clearing the history. */
  home(): Promise<void>;
  /** The login page, with `from` as return address: the current screen by default. */
  toLogin(how?: Move, from?: string): Promise<void>;
  current(): RouteName | null;
  /** The current screen as an inner path; '' before the first. */
  currentPath(): string;
  /** The query of the current screen, decoded. */
  currentQuery(): Readonly<Record<string, string>>;
  /** For the start: runs before the first navigation to a page that does not skip authentication. */
  beforeAuth(authenticate: () => Promise<void>): void;
  /** For features/screen. */
  readonly tabParams: TabParams;
}
