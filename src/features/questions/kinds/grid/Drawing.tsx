import { memo } from 'react';
import { columnName, pointKey, rowName, type GridPoint } from '@/contract/questions/points';
import { GridLook, GridTask, type StoneColour } from '@/contract/questions/values';
import { stoneAt, type Body, type Marked, type Points } from './model';
import { acrossOf, downOf, padOf, starsOf } from './size';

interface DrawingProps {
  readonly body: Body;
  readonly points: Points;
  readonly marked: Marked;
  readonly right: Points | undefined;
  /** Keyboard cursor. */
  readonly cursor: GridPoint | null;
}

/** SVG in cell units; a point is at its cell's center. */
export function Drawing({ body, points, marked, right, cursor }: DrawingProps) {
  const pad = padOf(body);
  const { look, task } = body;
  return (
    <svg
      className={`board__svg board__svg--${look}`}
      viewBox={`${-pad.left} ${-pad.top} ${acrossOf(body)} ${downOf(body)}`}
      aria-hidden="true"
    >
      <Paper body={body} />
      {body.stones.map((stone) => (
        <Stone key={pointKey(stone)} at={stone} colour={stone.colour} />
      ))}
      {task === GridTask.line ? (
        <>
          {right && <Line points={right} className="board__line board__line--right" />}
          <Line points={points} className="board__line" wrong={marked.wrong} />
        </>
      ) : (
        <>
          {marked.missed.map((point) => (
            <Own key={pointKey(point)} body={body} at={point} how="missed" />
          ))}
          {points.map((point) => (
            <Own
              key={pointKey(point)}
              body={body}
              at={point}
              how={marked.wrong.has(pointKey(point)) ? 'wrong' : 'own'}
            />
          ))}
        </>
      )}
      {body.marks.map((mark) => (
        <Mark key={pointKey(mark)} body={body} mark={mark} />
      ))}
      {cursor && (
        <rect
          className="board__cursor"
          x={cursor.x + 0.04}
          y={cursor.y + 0.04}
          width={0.92}
          height={0.92}
          rx={0.12}
        />
      )}
    </svg>
  );
}

/** Grid lines, star points and labels; memoized. */
const Paper = memo(function Paper({ body }: { readonly body: Body }) {
  const { look, task, columns, rows } = body;
  // Lines through the points, or around the cells.
  const [offset, more] = look === GridLook.go || task === GridTask.line ? [0.5, 0] : [0, 1];
  const [right, bottom] = [columns - 1 + more + offset, rows - 1 + more + offset];
  const steps = (count: number): number[] => Array.from({ length: count + more }, (_, step) => step + offset);
  const pad = padOf(body);
  const nameY = look === GridLook.go ? rows + pad.bottom / 2 : -pad.top / 2;
  return (
    <>
      {look === GridLook.go && (
        <rect className="board__wood" x={-0.1} y={-0.1} width={columns + 0.2} height={rows + 0.2} rx={0.15} />
      )}
      <path
        className="board__lines"
        d={[
          ...steps(columns).map((x) => `M${x} ${offset}V${bottom}`),
          ...steps(rows).map((y) => `M${offset} ${y}H${right}`),
        ].join('')}
      />
      {starsOf(body).map((star) => (
        <circle key={pointKey(star)} className="board__star" cx={star.x + 0.5} cy={star.y + 0.5} r={0.1} />
      ))}
      {Array.from({ length: columns }, (_, x) => (
        <Label key={`x${x}`} x={x + 0.5} y={nameY} text={columnName(look, x)} />
      ))}
      {Array.from({ length: rows }, (_, y) => (
        <Label key={`y${y}`} x={-pad.left / 2} y={y + 0.5} text={rowName(body, y)} />
      ))}
    </>
  );
});

interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** In hundredths of a cell: browsers enforce a minimum font size, so that sizes below 1 would not work. */
  readonly size?: number;
  readonly className?: string;
}

const Label = ({ x, y, text, size = 42, className = 'board__name' }: LabelProps) => (
  <text className={className} transform={`translate(${x} ${y}) scale(0.01)`} fontSize={size} dy="0.35em">
    {text}
  </text>
);

const Stone = ({
  at,
  colour,
  how = '',
}: {
  readonly at: GridPoint;
  readonly colour: StoneColour;
  readonly how?: string;
}) => (
  <circle
    className={`board__stone board__stone--${colour} ${how}`.trim()}
    cx={at.x + 0.5}
    cy={at.y + 0.5}
    r={0.46}
  />
);

interface OwnProps {
  readonly body: Body;
  readonly at: GridPoint;
  readonly how: 'own' | 'wrong' | 'missed';
}

/** The child's point: a stone with a dot, or a filled cell. */
const Own = ({ body, at, how }: OwnProps) =>
  body.look === GridLook.go ? (
    <g className={`board__own board__own--${how}`}>
      <Stone at={at} colour={body.colour} />
      <circle className="board__dot" cx={at.x + 0.5} cy={at.y + 0.5} r={0.16} />
      <circle className="board__ring" cx={at.x + 0.5} cy={at.y + 0.5} r={0.46} />
    </g>
  ) : (
    <rect
      className={`board__field board__field--${how}`}
      x={at.x + 0.06}
      y={at.y + 0.06}
      width={0.88}
      height={0.88}
      rx={0.1}
    />
  );

interface LineProps {
  readonly points: Points;
  readonly className: string;
  readonly wrong?: ReadonlySet<string>;
}

const Line = ({ points, className, wrong }: LineProps) => (
  <>
    <polyline className={className} points={points.map(({ x, y }) => `${x + 0.5},${y + 0.5}`).join(' ')} />
    {wrong &&
      points.map((point, at) => (
        <circle
          key={at}
          className={wrong.has(pointKey(point)) ? 'board__end board__end--wrong' : 'board__end'}
          cx={point.x + 0.5}
          cy={point.y + 0.5}
          r={0.14}
        />
      ))}
  </>
);

/** Label of a point; white on a black stone. */
function Mark({ body, mark }: { readonly body: Body; readonly mark: Body['marks'][number] }) {
  const on = stoneAt(body, mark)?.colour ?? 'paper';
  if (mark.label === '')
    return (
      <rect
        className={`board__mark board__mark--${on}`}
        x={mark.x + 0.34}
        y={mark.y + 0.34}
        width={0.32}
        height={0.32}
      />
    );
  return (
    <>
      {on === 'paper' && (
        <circle className="board__mark-ground" cx={mark.x + 0.5} cy={mark.y + 0.5} r={0.32} />
      )}
      <Label
        x={mark.x + 0.5}
        y={mark.y + 0.5}
        text={mark.label}
        size={50}
        className={`board__label board__label--${on}`}
      />
    </>
  );
}
