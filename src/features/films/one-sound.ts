import type { Singleton } from '@/stores/app/app';

/** One sound at a time: claiming stops the previous holder. */
export class OneSound {
  private stop: (() => void) | undefined;

  /** Stops the previous holder; `stop` is called on the next claim. The returned function releases, without stopping anything. */
  claim(stop: () => void): () => void {
    if (this.stop === stop) return () => this.release(stop);
    const before = this.stop;
    this.stop = stop;
    before?.();
    return () => this.release(stop);
  }

  private release(stop: () => void): void {
    if (this.stop === stop) this.stop = undefined;
  }
}

/** Shared by the whole app: `app.get(oneSound).claim(…)`. */
export const oneSound: Singleton<OneSound> = () => new OneSound();
