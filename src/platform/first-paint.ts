/** Pages that parents open first, by route name, and the storage name of each snapshot. */
export const KEPT_PAGES = {
  index: 'kept.homePaint',
  myTabClass: 'kept.coursesPaint',
  parentsCenter: 'kept.minePaint',
} as const;
export type KeptPage = keyof typeof KEPT_PAGES;
export type PaintName = (typeof KEPT_PAGES)[KeptPage];

/** A snapshot of a page, stored on the device for its parent. */
export interface KeptPaint {
  readonly build: string;
  /** In the phone's time zone. */
  readonly day: string;
  /** In CSS pixels: another width needs another layout. */
  readonly width: number;
  readonly html: string;
  readonly css: string;
}

/** What shows before the app runs (src/start/look). */
export interface FirstPaint {
  /** The painted page is ready: reveal it once its images have loaded, after 4 s at most. */
  handOver(): void;
  /** Remove the layer: another page than the painted one is shown, or the time is up. */
  leave(): void;
  /** Resolves when no layer covers the first page and the phone is idle: time to load what can wait. */
  gone(): Promise<void>;
  /** Stores the document's guest data on the device. */
  adopt(): void;
  /** A snapshot of the tab page; undefined: not shown, scrolled, or the host has no first paint. */
  take(page: KeptPage): Promise<KeptPaint | undefined>;
  /** `go` gets the address of a tap on the layer and of each later one, until the layer is removed. */
  onTap(go: (address: string) => void): void;
}

const nothing = (): void => undefined;

/** For hosts without a document that could paint before the app. */
export const noFirstPaint: FirstPaint = {
  handOver: nothing,
  leave: nothing,
  gone: () => Promise.resolve(),
  adopt: nothing,
  take: () => Promise.resolve(undefined),
  onTap: nothing,
};
