import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Drawing } from '@/components/Drawing';
import { Tag } from '@/components/Tag';
import type { StarActivity } from '@/contract/works/schema';
import { TopicState, type StarEdition } from '@/contract/works/values';
import { useApp } from '@/stores/app/app-context';
import { useOnce } from '@/components/use-once';
import { useTimeLeft } from '@/features/dates/use-time-left';
import { STAR_LOOKS } from './looks';
import { formatPeriod, formatLeft, tickOf, turnOf } from './moments';
import { starTexts as texts } from './texts';

interface StarHeadProps {
  readonly edition: StarEdition;
  readonly activity: StarActivity;
  readonly onTurn: () => void;
}

const TONES = {
  [TopicState.coming]: 'accent',
  [TopicState.open]: 'primary',
  [TopicState.over]: 'neutral',
} as const satisfies Record<TopicState, string>;

/** Title, state, period, and a link to the rules. */
export function StarHead({ edition, activity, onTurn }: StarHeadProps) {
  const { router, serverClock } = useApp();
  const { state, title, words } = activity;
  const period = formatPeriod(activity, serverClock);
  return (
    <View className="star__head">
      <Drawing className="star__drawing" src={STAR_LOOKS[edition].drawing} width={280} height={240} />
      <View className="star__line">{texts.look[edition].line}</View>
      <View className="star__title" {...aria({ role: 'heading', 'aria-level': '1' })}>
        {title}
      </View>
      <View className="star__when">
        <Tag text={texts.states[state]} tone={TONES[state]} />
        {period && <View className="star__period">{period}</View>}
      </View>
      {state === TopicState.over ? (
        <View className="star__left">{texts.overNote}</View>
      ) : (
        <TimeLeft activity={activity} onTurn={onTurn} />
      )}
      {words && <View className="star__words">{words}</View>}
      <Button kind="secondary" size="medium" onPress={() => void router.go('teacherStarRule', { edition })}>
        {texts.rules}
      </Button>
    </View>
  );
}

interface TimeLeftProps {
  readonly activity: StarActivity;
  /** The state has changed. */
  readonly onTurn: () => void;
}

/** Countdown to the begin or the end. */
function TimeLeft({ activity, onTurn }: TimeLeftProps) {
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
