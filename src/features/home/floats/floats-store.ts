import { makeAutoObservable, runInAction } from 'mobx';
import type { App } from '@/stores/app';
import { MOST_SHOWN } from './place';
import type { FloatingIcon, FloatSource } from './types';

/** An icon has faded when this is over: what leaves takes 150 ms everywhere. */
const FADE_MS = 150;

export interface PlacedIcon {
  readonly icon: FloatingIcon;
  /** From 0, at the right edge. */
  readonly index: number;
  readonly isLeaving: boolean;
}

/** What floats above a page. Closing holds for this visit: until the page is opened anew, or another parent comes. */
export class FloatsStore {
  private closed: ReadonlySet<string> = new Set();
  /** The rest stands in rows above the first. */
  isOpen = false;
  private leaving: readonly PlacedIcon[] = [];

  /** The first source stands at the right edge. */
  constructor(
    private readonly app: Pick<App, 'scheduler'>,
    private readonly sources: readonly FloatSource[],
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Those that left keep their place while they fade; the others are where they will be. */
  get placed(): readonly PlacedIcon[] {
    const staying = this.icons.map((icon, index) => ({ icon, index, isLeaving: false }));
    return [...staying, ...this.leaving];
  }

  get count(): number {
    return this.icons.length;
  }

  /** How many a row does not hold. */
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
    const left: PlacedIcon = { icon, index, isLeaving: true };
    this.closed = new Set([...this.closed, id]);
    this.leaving = [...this.leaving, left];
    this.app.scheduler.after(FADE_MS, () =>
      runInAction(() => (this.leaving = this.leaving.filter((other) => other !== left))),
    );
  }

  /** Another parent has closed nothing yet. */
  reset(): void {
    this.closed = new Set();
    this.isOpen = false;
    this.leaving = [];
  }

  /** As many as a row holds, until the parent asks for the rest. */
  private get icons(): readonly FloatingIcon[] {
    return this.isOpen ? this.all : this.all.slice(0, MOST_SHOWN);
  }

  /** Each once; those without a picture left out: there would be nothing to tap. */
  private get all(): readonly FloatingIcon[] {
    const shown = new Map<string, FloatingIcon>();
    for (const icon of this.sources.flatMap((source) => source.icons)) {
      if (icon.iconPath && !this.closed.has(icon.id) && !shown.has(icon.id)) shown.set(icon.id, icon);
    }
    return [...shown.values()];
  }
}
