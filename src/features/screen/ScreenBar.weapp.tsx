import type { ScreenBarProps } from './ScreenBar';

/** The mini program has a native bar. */
export function ScreenBar(_props: ScreenBarProps) {
  return null;
}
