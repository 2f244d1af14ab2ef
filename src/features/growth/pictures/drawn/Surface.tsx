import { View } from '@tarojs/components';
import { useRef } from 'react';
import { aria } from '@/components/aria';
import { useDrag } from '@/components/use-drag';
import type { Picture } from '@/contract/growth/report.schema';
import { pictureTexts as texts } from '../texts';
import { readingOf } from '../words';
import type { Reading } from './use-reading';

interface SurfaceProps {
  readonly picture: Picture;
  readonly title: string;
  readonly reading: Reading;
  /** Index of the point at x and y, 0 to 1; undefined: none. */
  readonly at: (x: number, y: number) => number | undefined;
  /** Dragging selects; otherwise a drag scrolls the page. */
  readonly isDragged?: boolean;
}

/** Input surface of a chart: an invisible slider over its points, for touch and keyboard. */
export function Surface({ picture, title, reading, at, isDragged = false }: SurfaceProps) {
  const box = useRef<unknown>(null);
  const find = (pageX: number, pageY: number): number | undefined => {
    const area = box.current instanceof HTMLElement ? box.current.getBoundingClientRect() : undefined;
    if (!area) return undefined;
    return at((pageX - area.left) / (area.width || 1), (pageY - area.top) / (area.height || 1));
  };
  const drag = useDrag(box, {
    axis: 'x',
    mayStart: () => isDragged,
    move({ x, y }) {
      const index = find(x, y);
      if (index !== undefined) reading.read(index);
    },
    end: () => undefined,
  });
  /** Taro's View has no key events, and types a click as a touch. */
  const touched: Record<string, unknown> = {
    tabIndex: 0,
    onClick({ clientX, clientY }: MouseEvent) {
      const found = find(clientX, clientY);
      if (found === undefined) reading.close();
      else reading.tap(found);
    },
    onKeyDown(event: KeyboardEvent) {
      if (!reading.press(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  const { points } = picture;
  const { index } = reading;
  const read = index === undefined ? undefined : points[index];
  return (
    <View
      ref={box}
      className="drawn__surface"
      {...aria({
        role: 'slider',
        'aria-label': texts.read(title),
        'aria-valuemin': '1',
        'aria-valuemax': String(points.length),
        'aria-valuenow': String((index ?? 0) + 1),
        'aria-valuetext': read ? readingOf(read, picture).join('，') : texts.points(points.length),
      })}
      {...drag}
      {...touched}
    />
  );
}
