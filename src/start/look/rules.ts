/**
 * Decides what the document paints first, from storage and the document; painter.ts paints it. Separate, so that tests need no browser.
 * Everything else: rest.ts.
 */
import type { Snapshot, PaintName } from '@/platform/first-paint';
import { isOwnApp } from '@/platform/web/user-agent';

/** Injected by config/first-paint.ts. */
export interface PaintedBuild {
  readonly id: string;
  /** All paths of home. */
  readonly home: readonly string[];
  /** Paths of the pages with snapshots, and the storage name of each. */
  readonly kept: Readonly<Record<string, PaintName>>;
}

export interface Opened {
  readonly path: string;
  readonly query: string;
  readonly userAgent: string;
  readonly width: number;
  readonly day: string;
  /** Stored text by name; null: nothing is stored. */
  readonly kept: (
    name: 'session' | 'weChatBinding' | 'downloadStrip' | 'loggedOut' | 'loginDraft' | PaintName,
  ) => string | null;
}

/** kept: the snapshot of the stored session's parent. guest: home for visitors, which the server put into the document. */
export type KnownPaint =
  | { readonly kind: 'kept'; readonly paint: Snapshot; readonly isOfToday: boolean }
  | { readonly kind: 'guest'; readonly isStripClosed: boolean };

/** In native apps and mini programs the user is known only after the start: never show a stored home there. */
const IN_A_MINI_PROGRAM = /miniProgram/i;
/** Parameters of an address that logs a user in. */
export const LOGS_IN = /[?&](token|bizToken|code|ticket)=/i;

export const isInApp = ({ userAgent }: Opened): boolean =>
  IN_A_MINI_PROGRAM.test(userAgent) || isOwnApp(userAgent);

/** The app or the address determines the user, once the app runs. */
export const isUserUnknownYet = (opened: Opened): boolean => isInApp(opened) || LOGS_IN.test(opened.query);

export const sessionOf = ({ kept }: Opened) => read<{ token?: unknown; userId?: unknown }>(kept('session'));

/** Not a visitor while a WeChat login is pending. */
export const isVisitor = (opened: Opened): boolean =>
  !isUserUnknownYet(opened) && !sessionOf(opened)?.token && opened.kept('weChatBinding') === null;

/** undefined: no snapshot. */
export function whatIsKnown(opened: Opened, build: PaintedBuild): KnownPaint | undefined {
  if (isVisitor(opened))
    return build.home.includes(opened.path) ? guest(opened.kept('downloadStrip')) : undefined;
  const user = sessionOf(opened);
  return isUserUnknownYet(opened) || !user?.token ? undefined : keptOf(opened, build, user.userId);
}

function keptOf(opened: Opened, build: PaintedBuild, owner: unknown): KnownPaint | undefined {
  const name = build.kept[opened.path];
  const paint = name && owned<Snapshot>(opened.kept(name), owner);
  if (!paint || paint.build !== build.id || paint.width !== opened.width || isLongAgo(paint.day, opened.day))
    return undefined;
  return { kind: 'kept', paint, isOfToday: paint.day === opened.day };
}

const MOST_DAYS = 30;
const A_DAY_MS = 86_400_000;

/** Also in the future, as after a clock change. Unparsable dates count as long ago. */
const isLongAgo = (day: string, today: string): boolean =>
  !(Math.abs(Date.parse(today) - Date.parse(day)) <= MOST_DAYS * A_DAY_MS);

/** undefined: another parent's, or nothing. */
function owned<T>(text: string | null, owner: unknown): T | undefined {
  const found = read<{ owner?: unknown; value?: T }>(text);
  return found?.owner === owner ? found?.value : undefined;
}

/** features/download stores whether the strip was closed or followed on this device. */
const guest = (strip: string | null): KnownPaint => ({
  kind: 'guest',
  isStripClosed: read<string>(strip) === 'dismissed',
});

/** The format of services/storage/app-storage.ts. */
export function read<T>(text: string | null): T | undefined {
  try {
    return (JSON.parse(text ?? '') as { value?: T } | null)?.value;
  } catch {
    return undefined;
  }
}
