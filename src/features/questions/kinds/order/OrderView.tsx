import { View } from '@tarojs/components';
import { useState } from 'react';
import { aria } from '@/components/aria';
import type { AnswerOf } from '@/contract/questions/question.schema';
import { Answers, Said, Step } from '../../things/parts';
import { nameOf, thingName } from '../../things/names';
import { useNewest } from '../../things/use-newest';
import type { AnswerViewProps } from '../types';
import { Row } from './Row';
import { orderTexts as texts } from './texts';
import { useDraggedRow, moved, standing } from './use-dragged-row';
import './order.scss';

/** Ordering a list by drag, buttons or arrow keys. */
export function OrderView({ body, answer, onAnswer, checked, right }: AnswerViewProps<'order'>) {
  const newest = useNewest(answer, onAnswer);
  const [said, say] = useState('');
  const put = (keys: readonly string[]): void => newest.change({ kind: 'order', keys: [...keys] });
  const keysNow = (): string[] => standing(body, newest.now()).map(({ key }) => key);
  const move = (key: string, goal: (from: number) => number): void => {
    const keys = keysNow();
    const next = moved(keys, keys.indexOf(key), goal(keys.indexOf(key)));
    if (next === keys) return;
    put(next);
    say(texts.now(nameOf(body.items, key), next.indexOf(key) + 1));
  };
  const things = standing(body, answer);
  const drag = useDraggedRow(
    things.map(({ key }) => key),
    (key, place) => move(key, () => place),
  );
  const wrong = new Set(checked?.wrongParts);
  const words = ({ keys }: AnswerOf<'order'>): string =>
    texts.joined(keys.map((key) => nameOf(body.items, key)));
  return (
    <View className="order">
      <View ref={drag.list} className="order__list" {...aria({ role: 'list', 'aria-label': texts.list })}>
        {things.map((item, at) => (
          <Row
            key={item.key}
            item={item}
            name={thingName(item)}
            place={at + 1}
            count={things.length}
            isWrong={wrong.has(item.key)}
            drag={drag}
            onMove={onAnswer && ((by) => move(item.key, (from) => from + by))}
          />
        ))}
      </View>
      {onAnswer && answer.keys.length === 0 && (
        <View className="order__keep">
          <Step
            text={texts.keep}
            onPress={() => {
              put(keysNow());
              say(texts.kept);
            }}
          />
        </View>
      )}
      <Said words={said} />
      {!onAnswer && (
        <Answers given={words(answer)} right={right && wrong.size > 0 ? words(right) : undefined} />
      )}
    </View>
  );
}
