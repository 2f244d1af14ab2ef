import { View } from '@tarojs/components';
import { useEffect, useRef, useState } from 'react';
import { aria } from '../aria';
import { classNames } from '../class-names';
import { texts as defaults } from '../texts';
import { unit } from '../unit';
import { useDrag } from '../use-drag';
import type { PullToRefreshProps } from './types';
import './index.scss';

type Phase = 'idle' | 'pull' | 'release' | 'loading';

/** Share of the drag that the content follows. */
const RESISTANCE = 0.5;
const SETTLE_MS = 200;

/** Pull to refresh at the very top, by touch or mouse. */
export function PullToRefresh({
  onRefresh,
  texts = defaults.pull,
  height = 166,
  children,
  className,
}: PullToRefreshProps) {
  const box = useRef<unknown>(null);
  const hint = useRef<unknown>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>();
  const mounted = useRef(true);
  const [phase, setPhase] = useState<Phase>('idle');
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      clearTimeout(settling.current);
    };
  }, []);

  const threshold = (): number => (hint.current instanceof HTMLElement ? hint.current.offsetHeight : 0);
  const finish = (): void => {
    if (!mounted.current) return;
    shift(box.current, 0, true);
    // Keep the last text while the hint closes.
    settling.current = setTimeout(() => {
      rest(box.current);
      setPhase('idle');
    }, SETTLE_MS);
  };
  const refresh = (): void => {
    setPhase('loading');
    stretch(hint.current, 0);
    shift(box.current, threshold(), true);
    onRefresh().then(finish, finish);
  };
  const drag = useDrag(box, {
    axis: 'y',
    mayStart: () => phase === 'idle' && isAtTop(box.current),
    accepts: ({ dy }) => dy > 0 && isAtTop(box.current),
    move: ({ dy }) => {
      const distance = Math.max(0, dy * RESISTANCE);
      shift(box.current, distance, false);
      stretch(hint.current, distance / threshold());
      setPhase(distance >= threshold() ? 'release' : 'pull');
    },
    end: (point) => {
      if (!point) return;
      if (point.dy * RESISTANCE >= threshold()) refresh();
      else finish();
    },
  });

  return (
    <View ref={box} className={classNames('pull-to-refresh', className)} {...drag}>
      <View
        ref={hint}
        className={classNames('pull-to-refresh__hint', `pull-to-refresh__hint--${phase}`)}
        style={{ height: unit(height) }}
        {...aria({ role: 'status' })}
      >
        <View className="pull-to-refresh__pea" {...aria({ 'aria-hidden': 'true' })} />
        <View className="pull-to-refresh__text">{phase === 'idle' ? '' : texts[phase]}</View>
      </View>
      {children}
    </View>
  );
}

/** `top` instead of a transform: fixed elements inside must stay fixed to the screen meanwhile. */
function shift(box: unknown, distance: number, animated: boolean): void {
  if (!(box instanceof HTMLElement)) return;
  box.style.transition = animated ? `top ${SETTLE_MS}ms ease-out` : 'none';
  box.style.top = `${distance}px`;
}

/** Of the pea: 1 at the threshold. */
function stretch(hint: unknown, share: number): void {
  if (hint instanceof HTMLElement) hint.style.setProperty('--stretch', String(Math.min(share, 1)));
}

function rest(box: unknown): void {
  if (!(box instanceof HTMLElement)) return;
  box.style.transition = '';
  box.style.top = '';
}

/** No ancestor is scrolled. */
function isAtTop(box: unknown): boolean {
  for (let element = box instanceof HTMLElement ? box : null; element; element = element.parentElement) {
    if (element.scrollTop > 0) return false;
  }
  return true;
}
