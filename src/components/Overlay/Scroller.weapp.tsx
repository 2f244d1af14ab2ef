import { ScrollView } from '@tarojs/components';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';

/** Inside `catchMove` only a native scroll view scrolls. */
export function Scroller({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <ScrollView scrollY className={classNames('overlay__scroller', className)}>
      {children}
    </ScrollView>
  );
}
