/** Pages that a parent opens first, by the routes' names, and under which name the device keeps how each looked. */
export const KEPT_PAGES = {
  index: 'kept.homePaint',
  myTabClass: 'kept.coursesPaint',
  parentsCenter: 'kept.minePaint',
} as const;
export type KeptPage = keyof typeof KEPT_PAGES;
export type PaintName = (typeof KEPT_PAGES)[KeptPage];

/** A page as it looked last, kept on the device for its parent. */
export interface KeptPaint {
  readonly build: string;
  /** Of the phone's calendar. */
  readonly day: string;
  /** In CSS pixels: another one lays the page out differently. */
  readonly width: number;
  readonly html: string;
  readonly css: string;
}

/** What shows before the program does (src/start/look): rule home-39 to rule home-41. */
export interface FirstPaint {
  /** The page that was painted stands: it shows as soon as its pictures are there, 4 s at most. */
  handOver(): void;
  /** Another page than the one that was painted, or no patience left. */
  leave(): void;
  /** Nothing lies over the first page any more and the phone has time: what it can do without is loaded then. */
  gone(): Promise<void>;
  /** Puts what the document brought for a visitor into the device's store, as if it had been kept there. */
  adopt(): void;
  /** How the tab page looks now; undefined: there is none, it is not at its top, or this host paints nothing first. */
  take(page: KeptPage): Promise<KeptPaint | undefined>;
  /** `go` gets the address of what was tapped there and of each later tap, until the layer is gone. */
  onTap(go: (address: string) => void): void;
}

const nothing = (): void => undefined;

/** Of a host that has no document which could paint before the program. */
export const noFirstPaint: FirstPaint = {
  handOver: nothing,
  leave: nothing,
  gone: () => Promise.resolve(),
  adopt: nothing,
  take: () => Promise.resolve(undefined),
  onTap: nothing,
};
