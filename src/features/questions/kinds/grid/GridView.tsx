import { View } from '@tarojs/components';
import { useEffect, useRef, useState } from 'react';
import { pointName, type GridPoint } from '@/contract/questions/points';
import { GridTask } from '@/contract/questions/values';
import { Answers, Said, Step } from '../../things/parts';
import { useNewest } from '../../things/use-newest';
import type { AnswerViewProps } from '../types';
import { Board } from './Board';
import { extended, markedOf, stoneAt, tapped, type Points } from './model';
import { acrossOf, sizesOf, TOUCHABLE } from './size';
import { gridTexts as texts } from './texts';
import './grid.scss';

/** Squared paper or a Go board: place points or draw a line. */
export function GridView({ body, answer, onAnswer, checked, right }: AnswerViewProps<'grid'>) {
  const newest = useNewest(answer, onAnswer);
  const [said, say] = useState('');
  const zoom = useZoom(body);
  const { points } = answer;
  const set = (next: Points): void => {
    const now = newest.now().points;
    if (next === now) return;
    const isMore = next.length >= now.length;
    const point = isMore ? next[next.length - 1] : now.find((one) => !next.includes(one));
    if (point) say((isMore ? texts.added : texts.removed)(pointName(body, point)));
    newest.change({ kind: 'grid', points: [...next] });
  };
  const tap = (point: GridPoint): void => {
    if (zoom.size < TOUCHABLE) {
      zoom.enlargeAt(point);
      say(texts.enlarge);
      return;
    }
    const now = newest.now().points;
    const next = tapped(body, now, point);
    if (next === now) say(stoneAt(body, point) ? texts.taken : texts.full(body.most));
    else set(next);
  };
  const back = (): void => set(newest.now().points.slice(0, -1));
  const isLine = body.task === GridTask.line;
  const isWrong = checked !== undefined && checked.points < checked.outOf;
  const names = (all: Points): string =>
    all.map((point) => pointName(body, point)).join(isLine ? ' → ' : '、');
  return (
    <View className="grid">
      {onAnswer && <View className="grid__hint">{texts.hint(body)}</View>}
      <View ref={zoom.box} className="grid__scroll">
        <Board
          body={body}
          points={points}
          marked={markedOf(points, checked?.wrongParts, right)}
          right={isWrong ? right?.points : undefined}
          size={zoom.size}
          onPoint={onAnswer && tap}
          onDrawn={onAnswer && ((point) => set(extended(body, newest.now().points, point)))}
          onBack={back}
        />
      </View>
      <View className="grid__steps">
        {zoom.larger && <Step text={texts.larger} onPress={zoom.larger} />}
        {zoom.smaller && <Step text={texts.smaller} onPress={zoom.smaller} />}
        {onAnswer && <Step text={texts.undo} disabled={points.length === 0} onPress={back} />}
        {onAnswer && <Step text={texts.clear} disabled={points.length === 0} onPress={() => set([])} />}
      </View>
      <Said words={said} />
      {!onAnswer && (
        <Answers given={names(points)} right={right && isWrong ? names(right.points) : undefined} />
      )}
    </View>
  );
}

/** Zoom levels of the board; zooming by a tap centers that point. */
function useZoom(body: AnswerViewProps<'grid'>['body']) {
  const { sizes, first } = sizesOf(body);
  const [step, setStep] = useState(first);
  const box = useRef<unknown>(null);
  const [focus, setFocus] = useState<GridPoint | null>(null);
  useEffect(() => {
    if (!focus || !(box.current instanceof HTMLElement)) return;
    const { scrollWidth, clientWidth } = box.current;
    box.current.scrollLeft = ((focus.x + 1) / acrossOf(body)) * scrollWidth - clientWidth / 2;
  }, [focus, body]);
  const to = (next: number) => (sizes[next] === undefined ? undefined : () => setStep(next));
  return {
    box,
    size: sizes[step] ?? TOUCHABLE,
    larger: to(step + 1),
    smaller: to(step - 1),
    enlargeAt(point: GridPoint) {
      setStep(step + 1);
      setFocus(point);
    },
  };
}
