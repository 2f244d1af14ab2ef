import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import type { FilmMark } from '@/contract/films/schema';
import type { PlayerStore } from './player-store';
import { formatTime, speakTime } from './format-time';
import { playerTexts as texts } from './texts';

interface LineProps {
  readonly store: PlayerStore;
  readonly marks: readonly FilmMark[];
}

/** The chapter mark at a time. */
export const markAt = (marks: readonly FilmMark[], time: number): FilmMark | undefined =>
  [...marks].reverse().find(({ atSeconds }) => atSeconds <= time);

/** Progress, buffered range and chapter marks. The input is the browser's slider, transparent. */
export const Line = observer(function Line({ store, marks }: LineProps) {
  const { length, shownTime, bufferedUntil, scrubbed } = store;
  const share = (time: number): string => `${length > 0 ? Math.min(100, (time / length) * 100) : 0}%`;
  const mark = markAt(marks, shownTime);
  return (
    <View className="player__row">
      <Time seconds={shownTime} />
      <View className="player__line">
        {scrubbed !== undefined && (
          <View className="player__hint" {...aria({ 'aria-hidden': 'true' })}>
            {[formatTime(scrubbed), mark?.title].filter(Boolean).join(' ')}
          </View>
        )}
        <View className="player__rail" {...aria({ 'aria-hidden': 'true' })}>
          <View className="player__loaded" style={{ width: share(bufferedUntil) }} />
          <View className="player__done" style={{ width: share(shownTime) }} />
          {marks.map(({ atSeconds }) => (
            <View key={atSeconds} className="player__mark" style={{ left: share(atSeconds) }} />
          ))}
          <View className="player__thumb" style={{ left: share(shownTime) }} />
        </View>
        <input
          className="player__slider"
          type="range"
          role="slider"
          min={0}
          max={Math.max(1, Math.floor(length))}
          step={1}
          value={Math.floor(shownTime)}
          aria-label={texts.line}
          aria-valuetext={[texts.at(speakTime(shownTime), speakTime(length)), mark?.title]
            .filter(Boolean)
            .join('，')}
          onChange={({ currentTarget }) => store.scrub(Number(currentTarget.value))}
          onMouseUp={store.letGo}
          onTouchEnd={store.letGo}
          onTouchCancel={store.letGo}
          onKeyUp={store.letGo}
          onBlur={store.letGo}
        />
      </View>
      <Time seconds={length} />
    </View>
  );
});

const Time = ({ seconds }: { readonly seconds: number }) => (
  <View className="player__time" {...aria({ 'aria-hidden': 'true' })}>
    {formatTime(seconds)}
  </View>
);
