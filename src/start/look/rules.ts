/**
 * What the document paints first, from what the device or the document knows: decided here and done in painter.ts, so that tests
 * need no browser. Everything else is behind it: rest.ts.
 */

import type { KeptPaint, PaintName } from '@/platform/first-paint';

/** Put in place by config/first-paint.ts. */
export interface PaintedBuild {
  readonly id: string;
  /** Every address of home. */
  readonly home: readonly string[];
  /** Addresses of the pages that are kept, with the name under which the device keeps each. */
  readonly kept: Readonly<Record<string, PaintName>>;
}

export interface Opened {
  readonly path: string;
  readonly query: string;
  readonly userAgent: string;
  readonly width: number;
  readonly day: string;
  /** What the device keeps under these names; null where it keeps nothing. */
  readonly kept: (
    name: 'session' | 'weChatBinding' | 'downloadStrip' | 'loggedOut' | 'loginDraft' | PaintName,
  ) => string | null;
}

/** kept: the page of the parent whom the device knows. guest: home of a visitor, which the server put into the document. */
export type KnownPaint =
  | { readonly kind: 'kept'; readonly paint: KeptPaint; readonly isOfToday: boolean }
  | { readonly kind: 'guest'; readonly isStripClosed: boolean };

/** In the native apps and in a mini program the user is known late: nobody's home may show meanwhile. */
const IN_AN_APP = /WandouParent\/|miniProgram/i;
/** An address that logs somebody in. */
export const LOGS_IN = /[?&](token|bizToken|code|ticket)=/i;

export const isInApp = ({ userAgent }: Opened): boolean => IN_AN_APP.test(userAgent);

/** The app or the address says who is here, once the program runs. */
export const isKnownLate = (opened: Opened): boolean => isInApp(opened) || LOGS_IN.test(opened.query);

export const sessionOf = ({ kept }: Opened) => read<{ token?: unknown; userId?: unknown }>(kept('session'));

/** Whom WeChat is about to log in is no visitor. */
export const isVisitor = (opened: Opened): boolean =>
  !isKnownLate(opened) && !sessionOf(opened)?.token && opened.kept('weChatBinding') === null;

/** undefined: nothing that is known. */
export function whatIsKnown(opened: Opened, build: PaintedBuild): KnownPaint | undefined {
  if (isVisitor(opened))
    return build.home.includes(opened.path) ? guest(opened.kept('downloadStrip')) : undefined;
  const user = sessionOf(opened);
  return isKnownLate(opened) || !user?.token ? undefined : keptOf(opened, build, user.userId);
}

function keptOf(opened: Opened, build: PaintedBuild, owner: unknown): KnownPaint | undefined {
  const name = build.kept[opened.path];
  const paint = name && owned<KeptPaint>(opened.kept(name), owner);
  if (!paint || paint.build !== build.id || paint.width !== opened.width || isLongAgo(paint.day, opened.day))
    return undefined;
  return { kind: 'kept', paint, isOfToday: paint.day === opened.day };
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

/** As features/download remembers that the strip was closed or followed on this device. */
const guest = (strip: string | null): KnownPaint => ({
  kind: 'guest',
  isStripClosed: read<string>(strip) === 'dismissed',
});

/** As services/storage/app-storage.ts writes it. */
export function read<T>(text: string | null): T | undefined {
  try {
    return (JSON.parse(text ?? '') as { value?: T } | null)?.value;
  } catch {
    return undefined;
  }
}
