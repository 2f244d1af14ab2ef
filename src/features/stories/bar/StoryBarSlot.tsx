import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { classNames } from '@/components/class-names';
import { useLazy } from '@/features/screen/use-lazy';
import { useApp } from '@/stores/app/app-context';
import { loadedStory } from './loaded-story';
import './slot.scss';

interface StoryBarSlotProps {
  /** The tab bar is below. */
  readonly aboveTabs?: boolean;
}

/** Space for the mini player; loads nothing before a story is loaded. */
export const StoryBarSlot = observer(function StoryBarSlot({ aboveTabs = false }: StoryBarSlotProps) {
  const { sound } = useApp().get(loadedStory);
  return sound?.story ? <Slot aboveTabs={aboveTabs} /> : null;
});

function Slot({ aboveTabs }: Required<StoryBarSlotProps>) {
  const Bar = useLazy(() => import('./StoryBar'));
  return (
    <View className={classNames('story-bar-slot', aboveTabs && 'story-bar-slot--above-tabs')}>
      <View className="story-bar-slot__place">{Bar && <Bar />}</View>
    </View>
  );
}
