/** What the document paints before the program is there: decided here and done in painter.ts, so that tests need no browser. */

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
}

export interface Opened {
  readonly path: string;
  readonly query: string;
  readonly userAgent: string;
  readonly width: number;
  readonly day: string;
  /** What the device keeps under these names; null where it keeps nothing. */
  readonly kept: (name: 'session' | 'weChatBinding' | 'downloadStrip' | PaintName) => string | null;
}

/**
 * kept: the page of the parent whom the device knows. guest: home of a visitor, which the server put into the document. shell: the
 * words and boxes of the screen to come; without a bar where the host draws it.
 */
export type FirstPaintKind =
  | { readonly kind: 'kept'; readonly paint: KeptPaint; readonly isOfToday: boolean }
  | { readonly kind: 'guest'; readonly isStripClosed: boolean }
  | { readonly kind: 'shell'; readonly title: string; readonly tabs: readonly string[] };

/** In the native apps and in a mini program the user is known late: nobody's home may show meanwhile. */
const IN_AN_APP = /WandouParent\/|miniProgram/i;
/** An address that logs somebody in. */
const LOGS_IN = /[?&](token|bizToken|code|ticket)=/i;

export function whatToPaint(opened: Opened, build: PaintedBuild): FirstPaintKind {
  const { path, query, userAgent, kept } = opened;
  const isInApp = IN_AN_APP.test(userAgent);
  const shell = {
    kind: 'shell',
    title: isInApp ? '' : (build.titles[path] ?? ''),
    tabs: !isInApp && build.tabPages.includes(path) ? build.tabs : [],
  } as const;
  const name = build.kept[path];
  if (isInApp || LOGS_IN.test(query) || name === undefined) return shell;
  const user = read<{ token?: unknown; userId?: unknown }>(kept('session'));
  if (!user?.token) {
    const isVisitor = build.home.includes(path) && kept('weChatBinding') === null;
    return isVisitor ? guest(kept('downloadStrip')) : shell;
  }
  const owned = read<{ owner?: unknown; value?: KeptPaint }>(kept(name));
  const paint = owned?.owner === user.userId ? owned?.value : undefined;
  if (paint?.build !== build.id || paint.width !== opened.width) return shell;
  return { kind: 'kept', paint, isOfToday: paint.day === opened.day };
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
