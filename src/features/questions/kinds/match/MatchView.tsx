import { View } from '@tarojs/components';
import { useRef, useState, type RefObject } from 'react';
import { aria } from '@/components/aria';
import { useDrag, type DragPoint } from '@/components/use-drag';
import { Answers, Said } from '../../things/parts';
import { nameOf } from '../../things/names';
import { useNewest, useNow } from '../../things/use-newest';
import type { AnswerViewProps } from '../types';
import { Lines, type Pull } from './Lines';
import { endAt, tapped, tied, type End, type Pairs } from './model';
import { Sides } from './Sides';
import { matchTexts as texts } from './texts';
import './match.scss';

/** Matching of two columns: two taps connect, or a drag across. */
export function MatchView({ body, answer, onAnswer, checked, right }: AnswerViewProps<'match'>) {
  const board = useRef<unknown>(null);
  const newest = useNewest(answer, onAnswer);
  const [held, heldNow, hold] = useNow<End | null>(null);
  const [pull, setPull] = useState<Pull | null>(null);
  const [said, say] = useState('');
  const words = (pairs: Pairs): string =>
    pairs.map((pair) => texts.pair(nameOf(body.left, pair.left), nameOf(body.right, pair.right))).join('；');
  const change = (pairs: Pairs, end: End): void => {
    const before = newest.now().pairs;
    const added = pairs.find((pair) => !before.includes(pair));
    if (added) say(texts.saysTied(nameOf(body.left, added.left), nameOf(body.right, added.right)));
    else if (pairs.length < before.length) say(texts.saysFree(nameOf(body[end.side], end.key)));
    if (added || pairs.length < before.length) newest.change({ kind: 'match', pairs: [...pairs] });
  };
  const tap = (end: End): void => {
    const next = tapped({ pairs: newest.now().pairs, held: heldNow() }, end);
    hold(next.held);
    change(next.pairs, end);
  };
  const drag = usePull(board, {
    at: (x, y) => (onAnswer ? endAt(body, x, y) : undefined),
    onPull: setPull,
    onTied(left, to) {
      hold(null);
      change(tied(newest.now().pairs, left.key, to.key), left);
    },
  });
  const isWrong = checked !== undefined && checked.wrongParts.length > 0;
  return (
    <View className="match">
      <View
        ref={board}
        className="match__board"
        {...drag}
        {...aria({ 'aria-hidden': onAnswer ? undefined : 'true' })}
      >
        <Lines {...{ body, answer, checked, right, pull }} />
        <Sides body={body} pairs={answer.pairs} held={held} onTap={onAnswer && tap} />
      </View>
      <Said words={said} />
      {!onAnswer && (
        <Answers given={words(answer.pairs)} right={right && isWrong ? words(right.pairs) : undefined} />
      )}
    </View>
  );
}

interface PullListener {
  /** Shares of width and height. */
  readonly at: (x: number, y: number) => End | undefined;
  readonly onPull: (pull: Pull | null) => void;
  readonly onTied: (left: End, right: End) => void;
}

/** A horizontal drag; vertical ones scroll the page. */
function usePull(board: RefObject<unknown>, { at, onPull, onTied }: PullListener): Record<string, unknown> {
  const share = (x: number, y: number): readonly [number, number] => {
    const area = board.current instanceof HTMLElement ? board.current.getBoundingClientRect() : undefined;
    return area ? [(x - area.left) / (area.width || 1), (y - area.top) / (area.height || 1)] : [-1, -1];
  };
  const from = ({ x, y, dx, dy }: DragPoint): End | undefined => at(...share(x - dx, y - dy));
  return useDrag(board, {
    axis: 'x',
    accepts: (point) => from(point) !== undefined,
    move(point) {
      const start = from(point);
      const [x, y] = share(point.x, point.y);
      if (start) onPull({ from: start, x, y });
    },
    end(point) {
      onPull(null);
      const start = point && from(point);
      const goal = point && at(...share(point.x, point.y));
      if (!start || !goal || start.side === goal.side) return;
      if (start.side === 'left') onTied(start, goal);
      else onTied(goal, start);
    },
    cancel: () => onPull(null),
  });
}
