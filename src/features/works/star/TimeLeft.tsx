import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { useOnce } from '@/components/use-once';
import type { StarActivity } from '@/contract/works/schema';
import { TopicState } from '@/contract/works/values';
import { useTimeLeft } from '@/features/dates/use-time-left';
import { formatLeft, tickOf, turnOf } from './moments';
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
  const left = useTimeLeft(turn, tickOf);
  const isOver = left === 0;
  useOnce(() => void (isOver && onTurn()), isOver);
  return (
    <View className="star__left" {...aria({ role: 'timer' })}>
      {isOver ? (
        texts.turns
      ) : (
        <>
          <View className="star__left-name">{name}</View>
          <View className="star__left-time">{formatLeft(left)}</View>
        </>
      )}
    </View>
  );
}
