import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { formatTime, speakTime } from '@/features/films/player/format-time';
import type { StorySound } from '@/features/stories/audio';
import { playerTexts as texts } from '../texts';

interface LineProps {
  /** Absent until it plays: the line shows without a handle. */
  readonly sound: StorySound | undefined;
  readonly seconds: number;
  readonly at: number;
}

/** Progress of the story. The control is a native, invisible slider. */
export const Line = observer(function Line({ sound, seconds, at }: LineProps) {
  const [held, setHeld] = useState<number>();
  const length = sound?.length ?? seconds;
  const time = held ?? sound?.time ?? at;
  const share = `${length > 0 ? Math.min(100, (time / length) * 100) : 0}%`;
  const letGo = (): void => {
    if (held !== undefined) sound?.seek(held);
    setHeld(undefined);
  };
  return (
    <View className="story-line">
      <View className="story-line__rail" {...aria({ 'aria-hidden': 'true' })}>
        <View className="story-line__done" style={{ width: share }} />
        <View className="story-line__thumb" style={{ left: share }} />
      </View>
      <input
        className="story-line__slider"
        type="range"
        min={0}
        max={Math.max(1, Math.floor(length))}
        step={1}
        value={Math.floor(time)}
        disabled={!sound}
        aria-label={texts.line}
        aria-valuetext={texts.at(speakTime(time), speakTime(length))}
        onChange={({ currentTarget }) => setHeld(Number(currentTarget.value))}
        onMouseUp={letGo}
        onTouchEnd={letGo}
        onTouchCancel={letGo}
        onKeyUp={letGo}
        onBlur={letGo}
      />
      <View className="story-line__times" {...aria({ 'aria-hidden': 'true' })}>
        <View>{formatTime(time)}</View>
        <View>{formatTime(length)}</View>
      </View>
    </View>
  );
});
