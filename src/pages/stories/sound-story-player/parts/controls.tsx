import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { Spinner } from '@/components/Spinner';
import { aria } from '@/components/aria';
import { storyTexts } from '@/features/stories/texts';
import type { PlayerStore } from '../store';
import { problemTexts, playerTexts as texts } from '../texts';
import { glyphs } from './glyphs';

interface ControlsProps {
  readonly store: PlayerStore;
}

/** One huge button, with one on each side. */
export const Controls = observer(function Controls({ store }: ControlsProps) {
  const { isLoaded, sound, story } = store;
  if (!story) return null;
  const its = isLoaded ? sound : undefined;
  const isOn = its?.isOn ?? false;
  return (
    <View className="story-controls">
      <Pressable
        className="story-controls__side"
        label={texts.previous}
        disabled={!its?.queue.hasPrevious}
        onPress={() => void its?.previous()}
      >
        <Icon name={glyphs.previous} size={64} />
      </Pressable>
      <Pressable
        className="story-controls__play"
        label={isOn ? storyTexts.pause(story.title) : storyTexts.play(story.title)}
        onPress={() => store.toggle()}
      >
        {isOn && !its?.isPlaying ? <Spinner /> : <Icon name={isOn ? glyphs.pause : glyphs.play} size={64} />}
      </Pressable>
      <Pressable
        className="story-controls__side"
        label={texts.next}
        disabled={!its?.queue.hasNext}
        onPress={() => void its?.next()}
      >
        <Icon name={glyphs.next} size={64} />
      </Pressable>
    </View>
  );
});

/** Why nothing plays, and an action. */
export const Trouble = observer(function Trouble({ store }: ControlsProps) {
  const { isSilent, sound } = store;
  const problem = isSilent ? 'unsupported' : sound?.problem;
  if (!problem) return null;
  const mayTry = sound !== undefined && (problem === 'failed' || problem === 'broken');
  return (
    <View className="story-trouble" {...aria({ role: problem === 'lost' ? 'status' : 'alert' })}>
      <View className="story-trouble__text">{problemTexts[problem]}</View>
      {mayTry && (
        <View className="story-trouble__actions">
          <Button kind="text" size="small" onPress={() => void sound.play()}>
            {texts.retry}
          </Button>
          {sound.queue.hasNext && (
            <Button kind="text" size="small" onPress={() => void sound.next()}>
              {texts.skip}
            </Button>
          )}
        </View>
      )}
    </View>
  );
});
