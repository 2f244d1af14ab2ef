import { View } from '@tarojs/components';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Answers, Said } from '../../things/parts';
import { nameOf } from '../../things/names';
import { useNewest, useNow } from '../../things/use-newest';
import type { AnswerViewProps } from '../types';
import { groupOf, putInto, takenOut, type Placed } from './model';
import { Pieces } from './Pieces';
import { groupTexts as texts } from './texts';
import { useCarried } from './use-carried';
import { Zone } from './Zone';
import './group.scss';

/** Sorting items into groups: tap an item and then a group, or drag. */
export function GroupView({ body, answer, onAnswer, checked, right }: AnswerViewProps<'group'>) {
  const newest = useNewest(answer, onAnswer);
  const [held, heldNow, hold] = useNow<string | null>(null);
  const [said, say] = useState('');
  const place = (placed: Placed): void => newest.change({ kind: 'group', placed: [...placed] });
  const put = (item: string, zone: string): void => {
    hold(null);
    place(putInto(newest.now().placed, item, zone));
    say(texts.saysPut(nameOf(body.items, item), nameOf(body.groups, zone)));
  };
  const takeOut = (item: string): void => {
    place(takenOut(newest.now().placed, item));
    say(texts.saysOut(nameOf(body.items, item)));
  };
  const tapThing = (item: string): void => {
    const wasPlaced = groupOf(newest.now().placed, item) !== undefined;
    if (wasPlaced) takeOut(item);
    hold(wasPlaced || heldNow() !== item ? item : null);
  };
  const tapZone = (zone: string): void => {
    const item = heldNow();
    if (item === null) say(texts.saysFirst);
    else put(item, zone);
  };
  const carried = useCarried(onAnswer !== undefined, {
    onPut: put,
    onOut: (item) => groupOf(newest.now().placed, item) !== undefined && takeOut(item),
  });
  const wrong = new Set(checked?.wrongParts);
  const words = (placed: Placed): string =>
    body.groups
      .map(({ key }) => {
        const things = placed.filter((one) => one.group === key).map(({ item }) => nameOf(body.items, item));
        return things.length === 0 ? '' : texts.group(nameOf(body.groups, key), things);
      })
      .filter(Boolean)
      .join('；');
  const pieces = { body, placed: answer.placed, held, wrong, carried, onTap: onAnswer && tapThing };
  return (
    <View className="group" ref={carried.board} {...carried.listener}>
      <Pieces {...pieces} zone={undefined} />
      <View className="group__zones" {...aria({ 'aria-hidden': onAnswer ? undefined : 'true' })}>
        {body.groups.map((zone) => (
          <Zone
            key={zone.key}
            zone={zone}
            pieces={pieces}
            isReady={held !== null}
            onTap={onAnswer && tapZone}
          />
        ))}
      </View>
      <Said words={said} />
      {!onAnswer && (
        <Answers
          given={words(answer.placed)}
          right={right && wrong.size > 0 ? words(right.placed) : undefined}
        />
      )}
    </View>
  );
}
