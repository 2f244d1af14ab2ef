/** Pages that parents open first, by route name, and the storage name of each snapshot. */
export const SNAPSHOT_PAGES = {
  index: 'kept.homePaint',
  myTabClass: 'kept.coursesPaint',
  parentsCenter: 'kept.minePaint',
} as const;
export type SnapshotPage = keyof typeof SNAPSHOT_PAGES;
export type PaintName = (typeof SNAPSHOT_PAGES)[SnapshotPage];

/** A snapshot of a page, stored on the device for its parent. */
export interface Snapshot {
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
  reveal(): void;
  /** Remove the layer: another page than the painted one is shown, or the time is up. */
  remove(): void;
  /** Resolves when no layer covers the first page and the phone is idle: time to load what can wait. */
  whenRemoved(): Promise<void>;
  /** Stores the document's guest data on the device. */
  hydrateCache(): void;
  /** A snapshot of the tab page; undefined: not shown, scrolled, or the host has no first paint. */
  capture(page: SnapshotPage): Promise<Snapshot | undefined>;
  /** `go` gets the address of a tap on the layer and of each later one, until the layer is removed. */
  onTap(go: (address: string) => void): void;
}

const nothing = (): void => undefined;

/** For hosts without a document that could paint before the app. */
export const noFirstPaint: FirstPaint = {
  reveal: nothing,
  remove: nothing,
  whenRemoved: () => Promise.resolve(),
  hydrateCache: nothing,
  capture: () => Promise.resolve(undefined),
  onTap: nothing,
};
