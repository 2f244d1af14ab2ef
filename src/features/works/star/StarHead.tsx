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
import { formatPeriod, formatLeft, tickOf, nextChangeOf } from './moments';
import { starTexts as texts } from './texts';

interface StarHeadProps {
  readonly edition: StarEdition;
  readonly activity: StarActivity;
  readonly onChange: () => void;
}

const TONES = {
  [TopicState.coming]: 'accent',
  [TopicState.open]: 'primary',
  [TopicState.over]: 'neutral',
} as const satisfies Record<TopicState, string>;

/** Title, state, period, and a link to the rules. */
export function StarHead({ edition, activity, onChange }: StarHeadProps) {
  const { router, serverClock } = useApp();
  const { state, title, words } = activity;
  const period = formatPeriod(activity, serverClock);
  return (
    <View className="star__head">
      <Drawing className="star__drawing" src={STAR_LOOKS[edition].drawing} width={280} height={240} />
      <View className="star__line">{texts.look[edition].line}</View>
      <View className="star__title page-title" {...aria({ role: 'heading', 'aria-level': '1' })}>
        {title}
      </View>
      <View className="star__when">
        <Tag text={texts.states[state]} tone={TONES[state]} />
        {period && <View className="star__period">{period}</View>}
      </View>
      {state === TopicState.over ? (
        <View className="star__left">{texts.overNote}</View>
      ) : (
        <TimeLeft activity={activity} onChange={onChange} />
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
  readonly onChange: () => void;
}

/** Countdown to the begin or the end. */
function TimeLeft({ activity, onChange }: TimeLeftProps) {
  const changesAt = nextChangeOf(activity);
  if (changesAt === undefined || activity.state === TopicState.over) return null;
  return (
    <Until key={changesAt} changesAt={changesAt} name={texts.left[activity.state]} onChange={onChange} />
  );
}

interface UntilProps {
  readonly changesAt: number;
  readonly name: string;
  readonly onChange: () => void;
}

function Until({ changesAt, name, onChange }: UntilProps) {
  const remaining = useTimeLeft(changesAt, tickOf);
  const isOver = remaining === 0;
  useOnce(() => void (isOver && onChange()), isOver);
  return (
    <View className="star__left" {...aria({ role: 'timer' })}>
      {isOver ? (
        texts.changing
      ) : (
        <>
          <View className="star__left-name">{name}</View>
          <View className="star__left-time">{formatLeft(remaining)}</View>
        </>
      )}
    </View>
  );
}
