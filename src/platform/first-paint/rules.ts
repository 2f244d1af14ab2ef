/** What the document paints before the program is there: decided here and done in painter.ts, so that tests need no browser. */

import { skipsAuth } from '@/contract/shell';
import { addressOf, LATEST_INDEX, LATEST_PAGES, slotOf, type LatestPage, type LatestSlot } from './latest';

/** Pages that a parent opens first, by the routes' names, and under which name the device keeps how each looked. */
export const KEPT_PAGES = {
  index: 'kept.homePaint',
  myTabClass: 'kept.coursesPaint',
  parentsCenter: 'kept.minePaint',
} as const;
export type KeptPage = keyof typeof KEPT_PAGES;
export type PaintName = (typeof KEPT_PAGES)[KeptPage];

/** Put in place by config/first-paint.ts. */
export interface PaintedBuild {
  readonly id: string;
  /** Every address of home. */
  readonly home: readonly string[];
  /** Addresses of the pages that are kept, with the name under which the device keeps each. */
  readonly kept: Readonly<Record<string, PaintName>>;
  /** Every address of a screen, with what its top bar says. */
  readonly titles: Readonly<Record<string, string>>;
  /** Addresses of the lists and details that are kept. */
  readonly latest: Readonly<Record<string, LatestPage>>;
  /** Addresses of the login page, and of all screens that want no session. */
  readonly login: readonly string[];
  readonly free: readonly string[];
  /** Where the program asks who the child is by now. */
  readonly status: string;
  /** Addresses of the tab pages. */
  readonly tabPages: readonly string[];
  readonly tabs: readonly string[];
}

/** A page as it looked last, kept on the device for its parent. */
export interface KeptPaint {
  readonly build: string;
  /** Of the phone's calendar: classes of another day are nobody's. */
  readonly day: string;
  /** In CSS pixels: another one lays the page out anew. */
  readonly width: number;
  readonly html: string;
  readonly css: string;
  /** Of a list or a detail: which (latest.ts). */
  readonly address?: string;
}

export interface Opened {
  readonly path: string;
  readonly query: string;
  readonly userAgent: string;
  readonly width: number;
  readonly day: string;
  /** What the device keeps under these names; null where it keeps nothing. */
  readonly kept: (
    name:
      | 'session'
      | 'weChatBinding'
      | 'downloadStrip'
      | 'loggedOut'
      | 'loginDraft'
      | typeof LATEST_INDEX
      | LatestSlot
      | PaintName,
  ) => string | null;
}

/**
 * kept: the page of the parent whom the device knows. guest: home of a visitor, which the server put into the document. login: what
 * whoever has no session comes to. shell: the words and boxes of the screen to come; without a bar where the host draws it.
 */
export type FirstPaintKind =
  | { readonly kind: 'kept'; readonly paint: KeptPaint; readonly isOfToday: boolean }
  | { readonly kind: 'guest'; readonly isStripClosed: boolean }
  | { readonly kind: 'login'; readonly isByPassword: boolean }
  | { readonly kind: 'shell'; readonly title: string; readonly tabs: readonly string[] };

/** In the native apps and in a mini program the user is known late: nobody's home may show meanwhile. */
const IN_AN_APP = /WandouParent\/|miniProgram/i;
/** An address that logs somebody in. */
export const LOGS_IN = /[?&](token|bizToken|code|ticket)=/i;

/** The app or the address says who is here, once the program runs. */
const isKnownLate = ({ query, userAgent }: Opened): boolean =>
  IN_AN_APP.test(userAgent) || LOGS_IN.test(query);

const sessionOf = ({ kept }: Opened) => read<{ token?: unknown; userId?: unknown }>(kept('session'));

export function whatToPaint(opened: Opened, build: PaintedBuild): FirstPaintKind {
  const { path, userAgent, kept } = opened;
  const isInApp = IN_AN_APP.test(userAgent);
  const shell = {
    kind: 'shell',
    title: isInApp ? '' : (build.titles[path] ?? ''),
    tabs: !isInApp && build.tabPages.includes(path) ? build.tabs : [],
  } as const;
  if (isKnownLate(opened)) return shell;
  const user = sessionOf(opened);
  if (!user?.token) return ofVisitor(opened, build) ?? shell;
  const name = build.kept[path];
  const paint = name ? owned<KeptPaint>(kept(name), user.userId) : latestOf(opened, build, user.userId);
  if (paint?.build !== build.id || paint.width !== opened.width || isLongAgo(paint.day, opened.day))
    return shell;
  return { kind: 'kept', paint, isOfToday: paint.day === opened.day };
}

/** Whose child's status the program will ask first here; undefined: nobody's, or it is not known yet who is here. */
export function statusAskedFor(
  opened: Opened,
  build: Pick<PaintedBuild, 'home' | 'titles'>,
): string | undefined {
  const isPage = build.home.includes(opened.path) || build.titles[opened.path] !== undefined;
  if (!isPage || skipsAuth(opened.path) || isKnownLate(opened)) return undefined;
  const token = sessionOf(opened)?.token;
  return typeof token === 'string' && token !== '' ? token : undefined;
}

const MOST_DAYS = 30;
const A_DAY_MS = 86_400_000;

/** Or of a day to come: the clock of the phone jumped. What cannot be told is no look of today's. */
const isLongAgo = (day: string, today: string): boolean =>
  !(Math.abs(Date.parse(today) - Date.parse(day)) <= MOST_DAYS * A_DAY_MS);

/** undefined: of another parent, or nothing. */
function owned<T>(text: string | null, owner: unknown): T | undefined {
  const found = read<{ owner?: unknown; value?: T }>(text);
  return found?.owner === owner ? found?.value : undefined;
}

function latestOf(
  { path, query, day, kept }: Opened,
  build: PaintedBuild,
  owner: unknown,
): KeptPaint | undefined {
  const page = build.latest[path];
  if (page === undefined) return undefined;
  const address = addressOf(page, query);
  const slot = slotOf(owned(kept(LATEST_INDEX), owner), address);
  const paint = slot && owned<KeptPaint>(kept(slot), owner);
  // A full store may hold the one and not the other.
  if (paint?.address !== address) return undefined;
  return LATEST_PAGES[page].isOfItsDay && paint.day !== day ? undefined : paint;
}

/** In WeChat, which logs in on a page of its own, only who has logged out comes to ours. */
const BY_WECHAT = /MicroMessenger/i;

/** undefined: whom WeChat is about to log in, or a screen for everybody. */
function ofVisitor({ path, userAgent, kept }: Opened, build: PaintedBuild): FirstPaintKind | undefined {
  if (kept('weChatBinding') !== null) return undefined;
  if (build.home.includes(path)) return guest(kept('downloadStrip'));
  const isGuarded = build.titles[path] !== undefined && !build.free.includes(path);
  const leadsToLogin = isGuarded && !(BY_WECHAT.test(userAgent) && kept('loggedOut') === null);
  if (!leadsToLogin && !build.login.includes(path)) return undefined;
  const draft = read<{ mode?: unknown }>(kept('loginDraft'));
  return { kind: 'login', isByPassword: draft?.mode === 'password' };
}

/** As features/download remembers that the strip was closed or followed on this device. */
const guest = (strip: string | null): FirstPaintKind => ({
  kind: 'guest',
  isStripClosed: read<string>(strip) === 'dismissed',
});

/** As services/storage/app-storage.ts writes it. */
function read<T>(text: string | null): T | undefined {
  try {
    return (JSON.parse(text ?? '') as { value?: T } | null)?.value;
  } catch {
    return undefined;
  }
}
