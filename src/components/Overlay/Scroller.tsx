import { View } from '@tarojs/components';
import { useRef, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { useTouchMove } from '../touch-move';

interface ScrollerProps {
  className?: string;
  children: ReactNode;
}

export function Scroller({ className, children }: ScrollerProps) {
  const box = useRef<unknown>(null);
  useTouchMove(box, keepTouchWhereItScrolls);
  return (
    <View ref={box} className={classNames('overlay__scroller', className)}>
      {children}
    </View>
  );
}

/** Otherwise the overlay's touch trap would block scrolling. */
function keepTouchWhereItScrolls(event: TouchEvent): void {
  const box = event.currentTarget;
  if (box instanceof HTMLElement && box.scrollHeight > box.clientHeight) event.stopPropagation();
}
