import { View } from '@tarojs/components';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { useTouchMove } from '../touch-move';

interface ScrollerProps {
  className?: string;
  children: ReactNode;
}

/** The part of a layer that may scroll. */
export function Scroller({ className, children }: ScrollerProps) {
  const box = useRef<unknown>(null);
  useTouchMove(box, keepTouchWhereItScrolls);
  return (
    <View ref={box} className={classNames('overlay__scroller', className)}>
      {children}
    </View>
  );
}

/** Without this the trap around it would swallow the movement. */
function keepTouchWhereItScrolls(event: TouchEvent): void {
  const box = event.currentTarget;
  if (box instanceof HTMLElement && box.scrollHeight > box.clientHeight) event.stopPropagation();
}
