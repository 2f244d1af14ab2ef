import type { Part } from '@/stores/app';

/** Whoever makes a sound asks for it first, and is told to stop when the next one does. */
export class OneSound {
  private stop: (() => void) | undefined;

  /** Stops whoever had it; `stop` is called when the next one comes. The answer gives it back, and stops nobody. */
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

/** The only sound of the app: `app.part(oneSound).claim(…)`. */
export const oneSound: Part<OneSound> = () => new OneSound();
