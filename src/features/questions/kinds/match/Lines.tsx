import type { AnswerViewProps } from '../types';
import { LEFT_EDGE, middleOf, RIGHT_EDGE, rowsOf, type End } from './model';

export interface Pull {
  readonly from: End;
  /** Shares of width and height. */
  readonly x: number;
  readonly y: number;
}

type LinesProps = Pick<AnswerViewProps<'match'>, 'body' | 'answer' | 'checked' | 'right'> & {
  readonly pull: Pull | null;
};

const FULL = 100;

/** Rows have equal height, so nothing is measured. */
export function Lines({ body, answer, checked, right, pull }: LinesProps) {
  const y = (end: End): number =>
    middleOf(
      body[end.side].findIndex(({ key }) => key === end.key),
      rowsOf(body),
    );
  const wrong = new Set(checked?.wrongParts);
  const missing = right?.pairs.filter(({ left }) => wrong.has(left)) ?? [];
  return (
    <svg
      className="match__lines"
      viewBox={`0 0 ${FULL} ${FULL}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {answer.pairs.map((pair) => (
        <Line
          key={pair.left}
          className={wrong.has(pair.left) ? 'match__line match__line--wrong' : 'match__line'}
          from={[LEFT_EDGE, y({ side: 'left', key: pair.left })]}
          to={[RIGHT_EDGE, y({ side: 'right', key: pair.right })]}
        />
      ))}
      {missing.map((pair) => (
        <Line
          key={pair.left}
          className="match__line match__line--right"
          from={[LEFT_EDGE, y({ side: 'left', key: pair.left })]}
          to={[RIGHT_EDGE, y({ side: 'right', key: pair.right })]}
        />
      ))}
      {pull && (
        <Line
          className="match__line match__line--pulled"
          from={[pull.from.side === 'left' ? LEFT_EDGE : RIGHT_EDGE, y(pull.from)]}
          to={[pull.x, pull.y]}
        />
      )}
    </svg>
  );
}

interface LineProps {
  readonly className: string;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

const Line = ({ className, from, to }: LineProps) => (
  <line className={className} x1={from[0] * FULL} y1={from[1] * FULL} x2={to[0] * FULL} y2={to[1] * FULL} />
);
