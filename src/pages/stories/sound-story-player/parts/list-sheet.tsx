import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { Sheet } from '@/components/Sheet';
import { formatTime } from '@/features/films/player/format-time';
import type { StorySound } from '@/features/stories/audio';
import { playerTexts as texts } from '../texts';

interface StoryListSheetProps {
  readonly sound: StorySound;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The series: a tap plays. */
export const StoryListSheet = observer(function StoryListSheet({
  sound,
  open,
  onClose,
}: StoryListSheetProps) {
  const { queue, story } = sound;
  if (!story) return null;
  const stories = queue.list.length > 0 ? queue.list : [story];
  const play = (id: number): void => {
    onClose();
    if (id !== story.id) void sound.go(id);
  };
  return (
    <Sheet open={open} title={texts.listOf(story.series.title, stories.length)} onClose={onClose}>
      <View {...aria({ role: 'list' })}>
        {stories.map(({ id, title, cover, seconds }) => (
          <View key={id} {...aria({ role: 'listitem' })}>
            <Pressable
              className={classNames('story-list__row', id === story.id && 'story-list__row--now')}
              onPress={() => play(id)}
            >
              <Picture src={cover} alt="" width={88} height={88} round />
              <View className="story-list__title">{title}</View>
              <View className="story-list__note">{id === story.id ? texts.now : formatTime(seconds)}</View>
            </Pressable>
          </View>
        ))}
      </View>
    </Sheet>
  );
});
