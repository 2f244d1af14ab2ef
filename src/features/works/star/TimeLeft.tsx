import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { aria } from '@/components/aria';
import { useOnce } from '@/components/use-once';
import type { StarActivity } from '@/contract/works/schema';
import { TopicState } from '@/contract/works/values';
import { useNow } from '@/features/lessons/use-now';
import { useApp } from '@/stores/app-context';
import { sayLeft, tickOf, turnOf } from './moments';
import { starTexts as texts } from './texts';

interface TimeLeftProps {
  readonly activity: StarActivity;
  /** The state has changed. */
  readonly onTurn: () => void;
}

/** Countdown to the begin or the end. */
export function TimeLeft({ activity, onTurn }: TimeLeftProps) {
  const turn = turnOf(activity);
  if (turn === undefined || activity.state === TopicState.over) return null;
  return <Until key={turn} turn={turn} name={texts.left[activity.state]} onTurn={onTurn} />;
}

interface UntilProps {
  readonly turn: number;
  readonly name: string;
  readonly onTurn: () => void;
}

function Until({ turn, name, onTurn }: UntilProps) {
  const { serverClock } = useApp();
  const [every, setEvery] = useState(() => tickOf(turn - serverClock.now()));
  const left = turn - useNow(every);
  const due = tickOf(left);
  const isOver = left <= 0;
  useEffect(() => setEvery(due), [due]);
  useOnce(() => void (isOver && onTurn()), isOver);
  return (
    <View className="star__left" {...aria({ role: 'timer' })}>
      {isOver ? (
        texts.turns
      ) : (
        <>
          <View className="star__left-name">{name}</View>
          <View className="star__left-time">{sayLeft(left)}</View>
        </>
      )}
    </View>
  );
}
