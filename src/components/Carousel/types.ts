import type { ReactNode } from 'react';
import type { Length } from '../unit';

export interface CarouselProps<T> {
  items: readonly T[];
  renderItem: (item: T, index: number) => ReactNode;
  keyOf?: (item: T, index: number) => string;
  /** Milliseconds between two turns; 0 stops it from turning by itself. */
  interval?: number;
  /** Milliseconds of one turn. */
  duration?: number;
  height: Length;
  loop?: boolean;
  /** What it shows, for screen readers. */
  label?: string;
  onChange?: (index: number) => void;
  className?: string;
}

export const DEFAULTS = { interval: 2000, duration: 300 } as const;
