import { useState } from 'react';
import { clamp } from './scale';

/** Step of a key through the points. */
export type Steps = Readonly<Record<string, number>>;

export const ROW_STEPS: Steps = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  Home: -Infinity,
  End: Infinity,
};

export interface Reading {
  /** The selected point; undefined: none. */
  readonly index: number | undefined;
  readonly read: (index: number) => void;
  /** A second tap on a point closes its tooltip. */
  readonly tap: (index: number) => void;
  readonly close: () => void;
  /** Returns whether the key was handled. */
  readonly press: (key: string) => boolean;
}

/** Selected point of a chart, by touch or keyboard. */
export function useReading(count: number, steps: Steps = ROW_STEPS, start = 0): Reading {
  const [kept, read] = useState<number>();
  const index = kept === undefined || kept >= count ? undefined : kept;
  const close = (): void => read(undefined);
  return {
    index,
    read,
    close,
    tap: (next) => read(next === index ? undefined : next),
    press: (key) => {
      if (key === 'Escape') {
        if (index !== undefined) close();
        return index !== undefined;
      }
      const step = steps[key];
      if (step === undefined || count === 0) return false;
      if (index === undefined && Number.isFinite(step)) read(clamp(start, 0, count - 1));
      else read(clamp((index ?? 0) + step, 0, count - 1));
      return true;
    },
  };
}
