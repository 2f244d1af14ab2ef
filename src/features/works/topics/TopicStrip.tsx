import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Tabs } from '@/components/Tabs';
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

const ALL = '0';

interface TopicStripProps {
  readonly store: TopicsStore;
  /** 0: all topics. */
  readonly chosen: number;
  readonly onChoose: (topicId: number) => void;
}

/** Topic selector with the selected topic's task. Hidden when there are none. */
export const TopicStrip = observer(function TopicStrip({ store, chosen, onChoose }: TopicStripProps) {
  if (store.all.length === 0) return null;
  const topic = store.find(chosen);
  return (
    <View className="topic-strip">
      <Tabs
        level="second"
        items={[
          { key: ALL, text: texts.all },
          ...store.all.map(({ id, title }) => ({ key: String(id), text: title })),
        ]}
        active={topic ? String(topic.id) : ALL}
        onChange={(key) => onChoose(Number(key))}
      />
      {topic && <TopicWords topic={topic} />}
    </View>
  );
});

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
