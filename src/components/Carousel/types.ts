import type { ReactNode } from 'react';
import type { Length } from '../unit';

export interface CarouselProps<T> {
  items: readonly T[];
  renderItem: (item: T, index: number) => ReactNode;
  keyOf?: (item: T, index: number) => string;
  /** Milliseconds between slides; 0 disables autoplay. */
  interval?: number;
  /** Milliseconds of a transition. */
  duration?: number;
  height: Length;
  loop?: boolean;
  /** Accessible name. */
  label?: string;
  onChange?: (index: number) => void;
  className?: string;
}

export const DEFAULTS = { interval: 2000, duration: 300 } as const;
