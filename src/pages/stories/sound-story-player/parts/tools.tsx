import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Icon, type Line } from '@/components/Icon';
import { OptionSheet } from '@/components/OptionSheet';
import { Pressable } from '@/components/Pressable';
import { PLAYBACK_SPEEDS } from '@/contract/films/values';
import { formatTime } from '@/features/films/player/format-time';
import { LoopMode, SLEEP_CHOICES, type SleepChoice, type StorySound } from '@/features/stories/audio';
import { playerTexts as texts } from '../texts';
import { glyphs } from './glyphs';
import { StoryListSheet } from './list-sheet';

interface ToolsProps {
  readonly sound: StorySound;
}

type Open = 'speed' | 'mode' | 'sleep' | 'list' | null;

const OFF = 'off';

const sleepText = (choice: SleepChoice): string =>
  choice === 'story' ? texts.sleepStory : texts.sleepMinutes(choice);

/** Reserves the space while the audio loads, so that the text below does not shift. */
export const ToolsPlace = () => (
  <View className="story-tools story-tools--place">
    <Tool glyph={glyphs.speed} text={texts.speed} onPress={() => undefined} />
  </View>
);

/** Speed, order, sleep timer and list, a sheet each. */
export const Tools = observer(function Tools({ sound }: ToolsProps) {
  const [open, setOpen] = useState<Open>(null);
  const { queue, rate, sleep } = sound;
  const close = (): void => setOpen(null);
  const sleepNow =
    sleep.choice === null
      ? texts.sleep
      : sleep.choice === 'story'
        ? texts.sleepAtEnd
        : texts.sleepLeft(formatTime(sleep.leftSeconds));
  return (
    <View className="story-tools">
      <Tool
        glyph={glyphs.speed}
        text={rate === 1 ? texts.speed : texts.rate(rate)}
        onPress={() => setOpen('speed')}
      />
      <Tool glyph={glyphs[queue.mode]} text={texts.modes[queue.mode]} onPress={() => setOpen('mode')} />
      <Tool glyph={glyphs.moon} text={sleepNow} onPress={() => setOpen('sleep')} />
      <Tool glyph={glyphs.stories} text={texts.list} onPress={() => setOpen('list')} />
      <OptionSheet
        open={open === 'speed'}
        title={texts.speed}
        options={PLAYBACK_SPEEDS.map((value) => ({ value, text: texts.rate(value) }))}
        value={rate}
        onChoose={sound.setSpeed}
        onClose={close}
      />
      <OptionSheet
        open={open === 'mode'}
        title={texts.mode}
        options={Object.values(LoopMode).map((value) => ({ value, text: texts.modes[value] }))}
        value={queue.mode}
        onChoose={queue.setMode}
        onClose={close}
      />
      <OptionSheet
        open={open === 'sleep'}
        title={texts.sleepTitle}
        options={[
          { value: OFF, text: texts.sleepOff },
          ...SLEEP_CHOICES.map((choice) => ({ value: String(choice), text: sleepText(choice) })),
        ]}
        value={sleep.choice === null ? OFF : String(sleep.choice)}
        onChoose={(value) => sleep.choose(SLEEP_CHOICES.find((choice) => String(choice) === value) ?? null)}
        onClose={close}
      />
      <StoryListSheet sound={sound} open={open === 'list'} onClose={close} />
    </View>
  );
});

interface ToolProps {
  readonly glyph: Line;
  readonly text: string;
  readonly onPress: () => void;
}

const Tool = ({ glyph, text, onPress }: ToolProps) => (
  <Pressable className="story-tools__tool" onPress={onPress}>
    <Icon name={glyph} size={48} />
    <View className="story-tools__text">{text}</View>
  </Pressable>
);
