import { makeAutoObservable, runInAction } from 'mobx';
import { BANNER_BASIS, FLOAT_ICON_GAP } from '@/contract/home/values';
import type { App } from '@/stores/app/app';
import type { FloatingIcon, FloatSource } from './types';

/** Positions in units of the 750-wide design; the build scales them by min(width / 750, 2). */
export const FLOAT_SIZE = 120;
const STEP = FLOAT_SIZE + FLOAT_ICON_GAP;

/** Row height: each icon has a close button above. */
const ROW = FLOAT_SIZE + 60;

/** Icons per row between the gutters. Further ones are counted, and shown on demand. */
export const MOST_SHOWN = Math.floor((BANNER_BASIS + FLOAT_ICON_GAP) / STEP);

/** Offsets from the right and from the first row. */
export const floatPlace = (index: number): number => (index % MOST_SHOWN) * STEP;
export const floatRise = (index: number): number => Math.floor(index / MOST_SHOWN) * ROW;

/** Size for a number of icons. */
export const floatsWidth = (count: number): number =>
  Math.max(0, Math.min(count, MOST_SHOWN) * STEP - FLOAT_ICON_GAP);
export const floatsHeight = (count: number): number => FLOAT_SIZE + floatRise(Math.max(0, count - 1));

/** Duration of the fade-out, as everywhere. */
const FADE_MS = 150;

export interface PlacedIcon {
  readonly icon: FloatingIcon;
  /** From 0, at the right edge. */
  readonly index: number;
  readonly isLeaving: boolean;
}

/** Floating icons of a page. Closed ones stay closed until the page is reopened or the user changes. */
export class FloatsStore {
  private closed: ReadonlySet<string> = new Set();
  /** Expanded: the other rows are shown above the first. */
  isOpen = false;
  private leaving: readonly PlacedIcon[] = [];

  /** The first source is at the right edge. */
  constructor(
    private readonly app: Pick<App, 'scheduler'>,
    private readonly sources: readonly FloatSource[],
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Fading icons keep their place; the others have their new one. */
  get placed(): readonly PlacedIcon[] {
    const staying = this.icons.map((icon, index) => ({ icon, index, isLeaving: false }));
    return [...staying, ...this.leaving];
  }

  get count(): number {
    return this.icons.length;
  }

  /** Number of icons beyond the first row. */
  get beyondRow(): number {
    return Math.max(0, this.all.length - MOST_SHOWN);
  }

  toggle(): void {
    this.isOpen = !this.isOpen;
  }

  close(id: string): void {
    const index = this.icons.findIndex((icon) => icon.id === id);
    const icon = this.icons[index];
    if (!icon) return;
    const leaving: PlacedIcon = { icon, index, isLeaving: true };
    this.closed = new Set([...this.closed, id]);
    this.leaving = [...this.leaving, leaving];
    this.app.scheduler.after(FADE_MS, () =>
      runInAction(() => (this.leaving = this.leaving.filter((other) => other !== leaving))),
    );
  }

  /** The user changed. */
  reset(): void {
    this.closed = new Set();
    this.isOpen = false;
    this.leaving = [];
  }

  /** The first row, or all when expanded. */
  private get icons(): readonly FloatingIcon[] {
    return this.isOpen ? this.all : this.all.slice(0, MOST_SHOWN);
  }

  /** Without duplicates, and without icons that lack a picture. */
  private get all(): readonly FloatingIcon[] {
    const shown = new Map<string, FloatingIcon>();
    for (const icon of this.sources.flatMap((source) => source.icons)) {
      if (icon.iconPath && !this.closed.has(icon.id) && !shown.has(icon.id)) shown.set(icon.id, icon);
    }
    return [...shown.values()];
  }
}
