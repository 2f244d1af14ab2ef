import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Icon } from '@/components/Icon';
import { look } from '@/components/look';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { GREETING_HOURS } from '@/contract/home/values';
import { storiesCalls } from '@/contract/stories/calls';
import type { StoryItem, StoryShelves } from '@/contract/stories/schema';
import { BEDTIME_HOUR, StoryState } from '@/contract/stories/values';
import { dayNumber } from '@/features/lessons/dates';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { innerPath } from '@/services/router/paths';
import { useApp } from '@/stores/app/app-context';
import { Loadable } from '@/stores/data/loadable';
import { todayTexts as texts } from './texts';
import './bedtime.scss';

/** `hour`: 0 to 23, of the parent's own clock. */
export const isBedtime = (hour: number): boolean => hour >= BEDTIME_HOUR || hour < GREETING_HOURS.morning;

/** The one that was begun, else another one each night. */
function storyOf({ continuing, shelves }: StoryShelves, day: number): StoryItem | undefined {
  if (continuing[0]) return continuing[0];
  const unheard = (shelves[0]?.stories ?? []).filter(
    ({ isFinished, state }) => state === StoryState.open && !isFinished,
  );
  return unheard[day % unheard.length];
}

/** In the evening: one story, after which the player stops. It has its height at once: nothing below it moves. */
export const Bedtime = observer(function Bedtime() {
  const { api, router, serverClock } = useApp();
  const [shelves] = useState(() => new Loadable<StoryShelves>());
  useLoadForSession(() => shelves.load(() => api.call(storiesCalls.getStoryShelves, {})), shelves.reset);
  const story = shelves.value && storyOf(shelves.value, dayNumber(serverClock.now()));
  const params = story && ({ id: String(story.id), stop: 'end' } as const);
  const open = () => void (params ? router.go('soundStoryPlayer', params) : router.go('soundStoryPage'));
  return (
    <View className="today-bedtime" {...look('today')}>
      <View className="today-bedtime__words">
        <View className="today-bedtime__title" {...{ role: 'heading', 'aria-level': '2' }}>
          {texts.bedtime}
        </View>
        <View className="today-bedtime__story">{story ? story.title : texts.anyStory}</View>
      </View>
      <View className="today-bedtime__cover">
        <Picture src={story?.cover} alt="" width={128} height={128} round fallback={null} />
        <View className="today-bedtime__play">
          <Icon name="play" size={32} />
        </View>
      </View>
      <Pressable
        className="today__cover"
        label={story ? texts.tell(story.title) : texts.anyStory}
        leadsTo={params ? innerPath('soundStoryPlayer', params) : innerPath('soundStoryPage')}
        onPress={open}
      />
    </View>
  );
});
