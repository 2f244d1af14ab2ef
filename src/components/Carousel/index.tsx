import { View } from '@tarojs/components';
import { useRef, useState } from 'react';
import { classNames } from '../class-names';
import { look } from '../look';
import { unit } from '../unit';
import { useDrag } from '../use-drag';
import { Dots } from './Dots';
import { DEFAULTS, type CarouselProps } from './types';
import { useAutoplay } from './use-autoplay';
import { useTrack } from './use-track';
import './index.scss';

/** Slides that advance automatically and by swipe or drag. Our own: Taro's takes 43 KB. */
export function Carousel<T>({
  items,
  renderItem,
  keyOf = (_, index) => String(index),
  interval = DEFAULTS.interval,
  duration = DEFAULTS.duration,
  height,
  loop = true,
  label,
  onChange,
  className,
}: CarouselProps<T>) {
  const count = items.length;
  const turns = count > 1;
  const loops = loop && turns;
  const box = useRef<unknown>(null);
  const [held, setHeld] = useState(false);
  const [dragged, setDragged] = useState(false);
  const track = useTrack({ count, loop: loops, duration, onChange });
  useAutoplay(box, turns ? interval : 0, held, track.next);
  const drag = useDrag(box, {
    axis: 'x',
    mayStart: () => turns,
    start: () => {
      setHeld(true);
      track.settle();
    },
    move: ({ dx }) => {
      setDragged(true);
      track.drag(dx);
    },
    end: (point) => {
      setHeld(false);
      setDragged(false);
      if (point) track.release(point.dx);
    },
  });

  const slide = (index: number, isCopy: boolean) => {
    const item = items[index];
    if (item === undefined) return null;
    const key = keyOf(item, index);
    return (
      <View
        key={isCopy ? `copy-${key}` : key}
        className={classNames('carousel__slide', isCopy && 'carousel__slide--copy')}
        {...(isCopy || index > 0 ? look('left-out') : {})}
        {...(isCopy
          ? { 'aria-hidden': 'true', inert: '' }
          : // Keyboard focus moves the carousel along.
            { onFocus: () => index !== track.active && track.turnTo(index) })}
      >
        {renderItem(item, index)}
      </View>
    );
  };

  return (
    <View
      ref={box}
      className={classNames('carousel', dragged && 'carousel--dragged', className)}
      style={{ height: unit(height) }}
      {...{ role: 'group', ...(label === undefined ? {} : { 'aria-label': label }), ...drag }}
    >
      <View ref={track.ref} className="carousel__track" {...look('track')}>
        {loops && slide(count - 1, true)}
        {items.map((_, index) => slide(index, false))}
        {loops && slide(0, true)}
      </View>
      <Dots count={count} active={track.active} />
    </View>
  );
}
