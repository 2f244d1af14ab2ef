import type { ITouchEvent } from '@tarojs/components';

/** The mini program holds the page by itself when it is told to. */
export const useTouchMove = (
  _target: unknown,
  onTouchMove: (event: ITouchEvent) => void,
): Record<string, unknown> => ({ catchMove: true, onTouchMove });
