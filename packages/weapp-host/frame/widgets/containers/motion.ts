export type Easing = (portion: number) => number;

const smooth: Easing = (portion) => 1 - (1 - portion) ** 4;

/** Values of swiper's easing-function. */
export const easings: Record<string, Easing> = {
  default: smooth,
  linear: (portion) => portion,
  easeInCubic: (portion) => portion ** 3,
  easeOutCubic: (portion) => 1 - (1 - portion) ** 3,
  easeInOutCubic: (portion) => (portion < 0.5 ? 4 * portion ** 3 : 1 - (2 - 2 * portion) ** 3 / 2),
};

/** Animates one value; a new animation replaces the running one. */
export class Motion {
  private frame = 0;
  private settle: ((finished: boolean) => void) | null = null;

  get running(): boolean {
    return this.settle !== null;
  }

  /** `step` gets the ms since the start and returns whether to continue. Resolves to false when stopped. */
  run(step: (elapsed: number) => boolean): Promise<boolean> {
    this.stop();
    return new Promise((resolve) => {
      this.settle = resolve;
      let start = 0;
      const tick = (now: number) => {
        start ||= now;
        if (step(now - start)) this.frame = requestAnimationFrame(tick);
        else this.finish(true);
      };
      this.frame = requestAnimationFrame(tick);
    });
  }

  /** From 0 to 1 in `duration` ms; immediately if it is 0. */
  tween(duration: number, easing: Easing, step: (portion: number) => void): Promise<boolean> {
    if (duration <= 0) {
      this.stop();
      step(1);
      return Promise.resolve(true);
    }
    return this.run((elapsed) => {
      const portion = Math.min(elapsed / duration, 1);
      step(portion === 1 ? 1 : easing(portion));
      return portion < 1;
    });
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.finish(false);
  }

  private finish(finished: boolean): void {
    const settle = this.settle;
    this.settle = null;
    settle?.(finished);
  }
}

export const easeOut = smooth;
