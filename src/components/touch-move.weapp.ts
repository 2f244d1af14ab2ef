import type { ITouchEvent } from '@tarojs/components';

/** The mini program prevents scrolling natively if a handler is set. */
export const useTouchMove = (
  _target: unknown,
  onTouchMove: (event: ITouchEvent) => void,
): Record<string, unknown> => ({ catchMove: true, onTouchMove });
