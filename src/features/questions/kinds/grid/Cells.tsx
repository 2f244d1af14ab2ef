import { View } from '@tarojs/components';
import { memo } from 'react';
import { aria } from '@/components/aria';
import { isSame, stoneAt, type Body, type Points } from './model';
import { acrossOf, downOf, padOf } from './size';
import { gridTexts as texts } from './texts';

interface CellsProps {
  readonly id: string;
  readonly body: Body;
  readonly points: Points;
}

/** Invisible named cells: a screen reader steps through them, and its activation reaches the board as a tap. */
export const Cells = ({ id, body, points }: CellsProps) => (
  <>
    {Array.from({ length: body.rows }, (_, y) => (
      <Row key={y} id={id} body={body} y={y} chosen={chosenIn(points, y)} />
    ))}
  </>
);

export const cellId = (id: string, x: number, y: number): string => `${id}-${x}-${y}`;

const chosenIn = (points: Points, y: number): string =>
  points
    .filter((point) => point.y === y)
    .map(({ x }) => x)
    .join(',');

interface RowProps {
  readonly id: string;
  readonly body: Body;
  readonly y: number;
  /** Columns joined by ',': a string, so that memo skips unchanged rows. */
  readonly chosen: string;
}

const Row = memo(function Row({ id, body, y, chosen }: RowProps) {
  const pad = padOf(body);
  const own = new Set(chosen.split(','));
  return (
    <View
      className="board__row"
      style={{
        top: `${((y + pad.top) / downOf(body)) * 100}%`,
        left: `${(pad.left / acrossOf(body)) * 100}%`,
        width: `${(body.columns / acrossOf(body)) * 100}%`,
        height: `${100 / downOf(body)}%`,
      }}
      {...aria({ role: 'row' })}
    >
      {Array.from({ length: body.columns }, (_, x) => {
        const isOwn = own.has(String(x));
        return (
          <View
            key={x}
            id={cellId(id, x, y)}
            className="board__cell"
            {...aria({
              role: 'gridcell',
              'aria-label': texts.point(body, { x, y }, whatIsAt(body, x, y, isOwn)),
              'aria-selected': String(isOwn),
            })}
          />
        );
      })}
    </View>
  );
});

function whatIsAt(body: Body, x: number, y: number, isOwn: boolean): string {
  const stone = stoneAt(body, { x, y });
  const mark = body.marks.find((one) => isSame(one, { x, y }));
  return [
    stone ? texts.colour[stone.colour] : '',
    isOwn ? texts.own(body) : '',
    mark ? texts.mark(mark.label) : '',
  ]
    .filter(Boolean)
    .join('，');
}
