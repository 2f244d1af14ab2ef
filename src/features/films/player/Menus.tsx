import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import type { FilmMark } from '@/contract/films/schema';
import { PLAYBACK_SPEEDS } from '@/contract/films/values';
import { markAt } from './Line';
import type { PlayerStore } from './player-store';
import { formatTime } from './format-time';
import { playerTexts as texts } from './texts';

interface MenuProps {
  readonly store: PlayerStore;
}

/** Inside the player: in full screen, sheets of the app are not visible. */
export const SpeedMenu = observer(function SpeedMenu({ store }: MenuProps) {
  if (store.controls.menu !== 'speed') return null;
  return (
    <View className="player__menu" {...aria({ role: 'radiogroup', 'aria-label': texts.speed })}>
      {[...PLAYBACK_SPEEDS].reverse().map((rate) => (
        <Pressable
          key={rate}
          className={classNames('player__choice', rate === store.settings.rate && 'player__choice--on')}
          role="radio"
          aria={{ checked: rate === store.settings.rate }}
          onPress={() => {
            store.settings.setRate(rate);
            store.controls.close();
          }}
        >
          {texts.rate(rate)}
        </Pressable>
      ))}
    </View>
  );
});

interface MarksMenuProps extends MenuProps {
  readonly marks: readonly FilmMark[];
}

export const MarksMenu = observer(function MarksMenu({ store, marks }: MarksMenuProps) {
  if (store.controls.menu !== 'marks') return null;
  const now = markAt(marks, store.time);
  return (
    <View
      className="player__menu player__menu--wide"
      {...aria({ role: 'radiogroup', 'aria-label': texts.marks })}
    >
      {marks.map((mark) => (
        <Pressable
          key={mark.atSeconds}
          className={classNames('player__choice', mark === now && 'player__choice--on')}
          role="radio"
          aria={{ checked: mark === now }}
          onPress={() => {
            store.seek(mark.atSeconds);
            store.controls.close();
          }}
        >
          <View className="player__choice-time">{formatTime(mark.atSeconds)}</View>
          <View className="player__choice-text">{mark.title}</View>
        </Pressable>
      ))}
    </View>
  );
});
