import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';

interface ScrollerProps {
  className?: string;
  children: ReactNode;
}

/** The part of a layer that may scroll. */
export function Scroller({ className, children }: ScrollerProps) {
  return (
    <View className={classNames('overlay__scroller', className)} onTouchMove={keepTouchWhereItScrolls}>
      {children}
    </View>
  );
}

/** Without this the trap around it would swallow the movement. */
function keepTouchWhereItScrolls(event: { currentTarget: unknown; stopPropagation: () => void }): void {
  const box = event.currentTarget;
  if (box instanceof HTMLElement && box.scrollHeight > box.clientHeight) event.stopPropagation();
}
