import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import { Tag } from '@/components/Tag';
import type { WorkTopic } from '@/contract/works/schema';
import { TopicState } from '@/contract/works/values';
import { formatMonthDay } from '@/features/dates/in-full';
import { byBeijing } from '@/features/dates/zones';
import type { LocalClock } from '@/services/clock';
import { useApp } from '@/stores/app/app-context';
import { topicTexts as texts } from '../texts';
import type { TopicsStore } from './topics-store';
import './topic-strip.scss';

interface TopicStripProps {
  readonly store: TopicsStore;
  /** 0: all topics. */
  readonly chosen: number;
  readonly onChoose: (topicId: number) => void;
  readonly className?: string;
}

/** Topic selector with the selected topic's task. Hidden when there are none. */
export const TopicStrip = observer(function TopicStrip({
  store,
  chosen,
  onChoose,
  className,
}: TopicStripProps) {
  if (store.all.length === 0) return null;
  const topic = store.find(chosen);
  return (
    <View className={classNames('topic-strip', className)}>
      <View className="topic-strip__row" {...aria({ role: 'group', 'aria-label': texts.list })}>
        <Chip text={texts.all} isChosen={topic === undefined} onPress={() => onChoose(0)} />
        {store.all.map(({ id, title }) => (
          <Chip key={id} text={title} isChosen={id === chosen} onPress={() => onChoose(id)} />
        ))}
      </View>
      {topic && <TopicWords topic={topic} />}
    </View>
  );
});

interface ChipProps {
  readonly text: string;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

const Chip = ({ text, isChosen, onPress }: ChipProps) => (
  <Pressable
    className={classNames('topic-strip__topic', isChosen && 'topic-strip__topic--chosen')}
    aria={{ pressed: isChosen }}
    onPress={onPress}
  >
    <View className="topic-strip__text">{text}</View>
  </Pressable>
);

const TONES = { coming: 'accent', open: 'primary', over: 'neutral' } as const satisfies Record<
  TopicState,
  string
>;

/** A topic's task and deadline. */
export function TopicWords({ topic }: { readonly topic: WorkTopic }) {
  const { serverClock } = useApp();
  return (
    <View className="topic-strip__words" {...aria({ role: 'status' })}>
      <View className="topic-strip__head">
        <Tag tone={TONES[topic.state]} text={texts.state[topic.state]} />
        <View className="topic-strip__facts">{factsOf(topic, serverClock)}</View>
      </View>
      {topic.words && <View className="topic-strip__ask">{topic.words}</View>}
    </View>
  );
}

function factsOf({ endsAt, startsAt, state, works }: WorkTopic, serverClock: LocalClock): string {
  const day = byBeijing(formatMonthDay(state === TopicState.coming ? startsAt : endsAt), serverClock);
  const when = day && (state === TopicState.coming ? texts.from(day) : texts.until(day));
  return [texts.works(works), when].filter(Boolean).join(' · ');
}
