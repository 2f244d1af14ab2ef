import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Icon } from '@/components/Icon';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { Spinner } from '@/components/Spinner';
import { playerGlyphs } from '@/features/films/player/glyphs';
import { useApp } from '@/stores/app/app-context';
import { storyTexts as texts } from '../texts';
import { loadedStory } from './loaded-story';
import './story-bar.scss';

/** Mini player of the loaded story, on other pages. */
export const StoryBar = observer(function StoryBar() {
  const app = useApp();
  const { sound } = app.get(loadedStory);
  if (!sound?.story) return null;
  const { id, title, cover } = sound.story;
  const { isOn, isPlaying, length, time } = sound;
  const share = length > 0 ? Math.min(100, (time / length) * 100) : 0;
  return (
    <View className="story-bar" {...aria({ role: 'region', 'aria-label': texts.bar })}>
      <View className="story-bar__done" style={{ width: `${share}%` }} />
      <Pressable
        className="story-bar__story"
        label={texts.open(title)}
        onPress={() => void app.router.go('soundStoryPlayer', { id: String(id) })}
      >
        <Picture className="story-bar__cover" src={cover} alt="" width={72} height={72} round />
        <View className="story-bar__title">{title}</View>
      </Pressable>
      <Pressable
        className="story-bar__button"
        label={isOn ? texts.pause(title) : texts.play(title)}
        onPress={sound.toggle}
      >
        {isOn && !isPlaying ? <Spinner /> : <Icon name={isOn ? playerGlyphs.pause : 'play'} size={40} />}
      </Pressable>
      <Pressable className="story-bar__button" label={texts.close} onPress={sound.close}>
        <Icon name="close" size={32} tone="secondary" />
      </Pressable>
    </View>
  );
});

export default StoryBar;
