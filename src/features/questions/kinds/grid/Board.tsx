import { View } from '@tarojs/components';
import { useEffect, useId, useRef, useState } from 'react';
import { aria } from '@/components/aria';
import { unit } from '@/components/unit';
import { useDrag } from '@/components/use-drag';
import type { GridPoint } from '@/contract/questions/points';
import { GridTask } from '@/contract/questions/values';
import { Cells, cellId } from './Cells';
import { Drawing } from './Drawing';
import type { Body, Marked, Points } from './model';
import { acrossOf, downOf, isMeant, pointAt } from './size';
import { gridTexts as texts } from './texts';

interface BoardProps {
  readonly body: Body;
  readonly points: Points;
  readonly marked: Marked;
  readonly right: Points | undefined;
  /** Cell size in design units. */
  readonly size: number;
  /** Tap or key on a point. With both absent, read-only. */
  readonly onPoint: ((point: GridPoint) => void) | undefined;
  /** A drawing stroke reached a point. */
  readonly onDrawn: ((point: GridPoint) => void) | undefined;
  /** Removes the last point. */
  readonly onBack: () => void;
}

/** Input surface of the board, for touch and keyboard. A tap selects the nearest point. */
export function Board({ body, points, marked, right, size, onPoint, onDrawn, onBack }: BoardProps) {
  const id = useId();
  const box = useRef<unknown>(null);
  const [cursor, setCursor] = useState<GridPoint | null>(null);
  useEffect(() => {
    if (!cursor || !(box.current instanceof HTMLElement)) return;
    const cell = box.current.querySelector(`[id="${cellId(id, cursor.x, cursor.y)}"]`);
    if (typeof cell?.scrollIntoView === 'function')
      cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [id, cursor]);
  const share = (x: number, y: number): readonly [number, number] => {
    const area = box.current instanceof HTMLElement ? box.current.getBoundingClientRect() : undefined;
    return area ? [(x - area.left) / (area.width || 1), (y - area.top) / (area.height || 1)] : [-1, -1];
  };
  const drawTo = (x: number, y: number): void => {
    const place = share(x, y);
    const point = pointAt(body, ...place);
    if (point && isMeant(body, ...place, point)) onDrawn?.(point);
  };
  const isDrawing = useRef(false);
  const drag = useDrag(box, {
    axis: 'any',
    mayStart: () => onDrawn !== undefined && body.task === GridTask.line,
    start: () => (isDrawing.current = false),
    move({ x, y, dx, dy }) {
      if (!isDrawing.current) drawTo(x - dx, y - dy);
      isDrawing.current = true;
      drawTo(x, y);
    },
    end: () => undefined,
  });
  const touched: Record<string, unknown> = {
    // Focusable when read-only, too: for reading by point, and scrolling when wider than the screen.
    tabIndex: 0,
    onClick({ clientX, clientY }: MouseEvent) {
      const point = pointAt(body, ...share(clientX, clientY));
      // After a drawn line the mouse fires a click at its end.
      if (isDrawing.current || !point || !onPoint) isDrawing.current = false;
      else {
        setCursor(null);
        onPoint(point);
      }
    },
    onKeyDown(event: KeyboardEvent) {
      const at = cursor ?? firstCursor(body, points);
      const next = stepped(body, at, event.key, cursor !== null);
      if (next) setCursor(next);
      else if (!onPoint) return;
      else if (event.key === ' ' || event.key === 'Enter') {
        setCursor(at);
        if (!event.repeat) onPoint(at);
      } else if (event.key === 'Backspace' || event.key === 'Delete') onBack();
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return (
    <View
      ref={box}
      className="board"
      style={{ width: unit(acrossOf(body) * size), height: unit(downOf(body) * size) }}
      {...aria({
        role: 'grid',
        'aria-label': texts.board(body),
        'aria-activedescendant': cursor ? cellId(id, cursor.x, cursor.y) : undefined,
        'aria-readonly': onPoint ? undefined : 'true',
        'aria-description': onPoint ? texts.keys : undefined,
      })}
      {...drag}
      {...touched}
    >
      <Drawing body={body} points={points} marked={marked} right={right} cursor={cursor} />
      <Cells id={id} body={body} points={points} />
    </View>
  );
}

const firstCursor = ({ columns, rows, marks }: Body, points: Points): GridPoint =>
  points[points.length - 1] ?? marks[0] ?? { x: Math.floor(columns / 2), y: Math.floor(rows / 2) };

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-Infinity, 0],
  End: [Infinity, 0],
};

/** Target of an arrow key; the first press only shows the cursor. Undefined: other keys. */
function stepped(
  { columns, rows }: Body,
  { x, y }: GridPoint,
  key: string,
  isShown: boolean,
): GridPoint | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  if (!isShown) return { x, y };
  return { x: clamp(x + step[0], columns), y: clamp(y + step[1], rows) };
}

const clamp = (at: number, count: number): number => Math.min(count - 1, Math.max(0, at));
