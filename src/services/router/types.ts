import type { MiniProgramEdition, RedirectType } from '@/contract/links/values';
import type { RouteName, RouteParamsOf } from '@/contract/routes';
import type { Move } from './navigator';
import type { TabParams } from './tab-params';

/** Where a server-made slot, card or tab leads. */
export interface ClickTarget {
  /** Absent: the link if there is one, else nothing. */
  readonly redirectType?: RedirectType;
  /** A link (http, https), or an inner path for `innerPage`. */
  readonly url?: string;
  /** The mini program's user name and path. */
  readonly xcxId?: string;
  readonly xcxUrl?: string;
  readonly miniprogramType?: MiniProgramEdition;
}

export interface OpenOptions {
  /** Takes the place of the current page. */
  readonly replace?: boolean;
}

export interface Router {
  go<N extends RouteName>(name: N, params?: RouteParamsOf<N>): Promise<void>;
  replace<N extends RouteName>(name: N, params?: RouteParamsOf<N>): Promise<void>;
  /** Forgets every page before it. */
  reLaunch<N extends RouteName>(name: N, params?: RouteParamsOf<N>): Promise<void>;
  /** The screen in front shows something else: its address says what, without a history entry. Whether that is news. */
  restate<N extends RouteName>(name: N, params: RouteParamsOf<N>): boolean;
  /** Whether a move there shows it: a screen that is not there yet, or not on this host, is said, and the parent stays. */
  shows(name: RouteName): boolean;
  /** Home when there is no page to go back to. */
  back(): Promise<void>;
  /** There is no page of the app behind the one in front: it was opened by a link, a share or a reload. */
  isFirst(): boolean;
  /**
   * What a tap on something server-made does; a target that leads nowhere does nothing. A mini program that cannot be
   * started leads to the link, without one to the offer of an upgrade or to a message.
   */
  openLink(target: ClickTarget, options?: OpenOptions): Promise<void>;
  /** An inner path with its query, `/myClassHour?hourType=0`; an unknown one leads home. */
  openPath(path: string, how?: Move): Promise<void>;
  /**
   * A link of another site; http and https only, anything else is refused with a message. Trusted hosts receive the
   * one-time token (rule links-7). A link of our own stays inside.
   */
  openExternal(url: string, options?: OpenOptions): Promise<void>;
  /** The same link as a frame loads it: with the token where its host may have it. '' for what is no web address. */
  addressOf(url: string): Promise<string>;
  /** For a page of ours elsewhere; '' for a visitor without a session. */
  oneTimeToken(): Promise<string>;
  /** Back to the first tab, without history. */
  home(): Promise<void>;
  /** The login page, which goes on to `from` afterwards: the current screen when absent. */
  toLogin(how?: Move, from?: string): Promise<void>;
  current(): RouteName | null;
  /** The current screen as an inner path; '' before there is one. */
  currentPath(): string;
  /** The query of the current screen, decoded. */
  currentQuery(): Readonly<Record<string, string>>;
  /** For the start: what to do before the first move to a page that does not skip authentication. */
  beforeAuth(authenticate: () => Promise<void>): void;
  /** For features/screen. */
  readonly tabParams: TabParams;
}
