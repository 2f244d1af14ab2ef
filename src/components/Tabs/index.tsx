import { View } from '@tarojs/components';
import { useLayoutEffect, useRef } from 'react';
import { aria } from '../aria';
import { classNames } from '../class-names';
import { prefersReducedMotion } from '../motion';
import { beside, Tab } from './Tab';
import type { TabsProps } from './types';
import './index.scss';

const SLIDE = { duration: 200, easing: 'ease-out' } as const;

/** A row that scrolls sideways; the active one is centred, and its line slides there. */
export function Tabs({ items, active, onChange, level = 'first', right, label, className }: TabsProps) {
  const row = useRef<unknown>(null);
  const last = useRef<number>();
  useLayoutEffect(() => {
    last.current = arrive(row.current, last.current);
  }, [active]);
  return beside(
    <View
      ref={row}
      className={classNames('tabs', `tabs--${level}`, className)}
      {...aria({ role: 'tablist', 'aria-label': label })}
    >
      {items.map((item) => (
        <Tab
          key={item.key}
          text={item.text}
          selected={item.key === active}
          onPress={() => onChange(item.key)}
        />
      ))}
    </View>,
    right,
  );
}

/** Returns where the active tab's middle is. Manual: scrollIntoView would also scroll the page where its options are unsupported (iOS 12 and 13). */
function arrive(row: unknown, from: number | undefined): number | undefined {
  if (!(row instanceof HTMLElement)) return undefined;
  const tab = row.querySelector<HTMLElement>('.tabs__tab--active');
  if (!tab) return undefined;
  const middle = tab.offsetLeft - row.offsetLeft + tab.offsetWidth / 2;
  const left = middle - row.clientWidth / 2;
  const isStill = from === undefined || prefersReducedMotion();
  if (isStill || typeof row.scrollTo !== 'function') row.scrollLeft = left;
  else row.scrollTo({ left, behavior: 'smooth' });
  const line = tab.querySelector('.tabs__line');
  if (!isStill && line && typeof line.animate === 'function')
    line.animate([{ transform: `translateX(${from - middle}px)` }, { transform: 'none' }], SLIDE);
  return middle;
}
