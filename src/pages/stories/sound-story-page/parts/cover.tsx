import { View } from '@tarojs/components';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Picture } from '@/components/Picture';
import type { StoryItem } from '@/contract/stories/schema';
import { StoryState } from '@/contract/stories/values';
import { storyTexts } from '@/features/stories/texts';

interface CoverProps {
  readonly story: StoryItem;
  /** In design units. */
  readonly size: number;
}

/** Round, with its state: upcoming, for students only, finished. */
export function Cover({ story, size }: CoverProps) {
  const { cover, isFinished, state } = story;
  const isOpen = state === StoryState.open;
  return (
    <View className={classNames('story-cover', !isOpen && 'story-cover--closed')}>
      <Picture src={cover} alt="" width={size} height={size} round className="story-cover__picture" />
      {state === StoryState.coming && <View className="story-cover__badge">{storyTexts.coming}</View>}
      {state === StoryState.locked && (
        <View className="story-cover__badge story-cover__badge--locked">
          <Icon name="lock" size={24} />
          {storyTexts.locked}
        </View>
      )}
      {isOpen && isFinished && (
        <View className="story-cover__heard">
          <Icon name="check" size={24} label={storyTexts.finished} />
        </View>
      )}
    </View>
  );
}
