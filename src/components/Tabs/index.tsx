import { View } from '@tarojs/components';
import { useEffect, useRef } from 'react';
import { aria } from '../aria';
import { classNames } from '../class-names';
import { prefersReducedMotion } from '../motion';
import { Pill } from './Pill';
import type { TabsProps } from './types';
import './index.scss';

/** A row of pills that scrolls sideways; the active one is centred. */
export function Tabs({ items, active, onChange, className }: TabsProps) {
  const row = useRef<unknown>(null);
  useEffect(() => centre(row.current), [active]);
  return (
    <View ref={row} className={classNames('tabs', className)} {...aria({ role: 'tablist' })}>
      {items.map((item) => (
        <Pill
          key={item.key}
          text={item.text}
          selected={item.key === active}
          onPress={() => onChange(item.key)}
        />
      ))}
    </View>
  );
}

/** Manual: scrollIntoView would also scroll the page where its options are unsupported (iOS 12 and 13). */
function centre(row: unknown): void {
  if (!(row instanceof HTMLElement)) return;
  const tab = row.querySelector<HTMLElement>('.tabs__tab--active');
  if (!tab) return;
  const left = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  if (typeof row.scrollTo === 'function' && !prefersReducedMotion())
    row.scrollTo({ left, behavior: 'smooth' });
  else row.scrollLeft = left;
}
