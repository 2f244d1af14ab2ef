import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useMemo } from 'react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import type { Sound } from '@/contract/questions/question.schema';
import { formatLength } from '@/services/helpers/say-length';
import { useAppHolder } from '@/stores/app/app-context';
import { ShortSound, type ShortSoundState } from './short-sound';
import './index.scss';

const texts = {
  play: (label: string): string => `播放${label}`,
  stop: (label: string): string => `停止${label}`,
  now: (time: number, seconds: number): string =>
    `${formatLength(time)} / ${formatLength(Math.max(time, seconds))}`,
  /** '' when unknown. */
  long: (seconds: number): string => (seconds > 0 ? formatLength(seconds) : ''),
  failed: '播放失败，请再点一次',
} as const;

interface SoundButtonProps {
  readonly sound: Sound;
  /** Name of the sound: '听力', '老师的话'. */
  readonly label: string;
}

/** Plays a short sound; a second press stops it. */
export const SoundButton = observer(function SoundButton({ sound, label }: SoundButtonProps) {
  // In the gallery there is no app: the button is inert.
  const { app } = useAppHolder();
  const player = useMemo(() => app && new ShortSound(app, sound.url), [app, sound.url]);
  useEffect(() => player?.stop, [player]);
  return (
    <SoundLook
      state={player?.state ?? 'idle'}
      time={player?.time ?? 0}
      seconds={sound.seconds}
      label={label}
      onPress={() => player?.press()}
    />
  );
});

interface SoundLookProps {
  readonly state: ShortSoundState;
  readonly time: number;
  readonly seconds: number;
  readonly label: string;
  readonly onPress: () => void;
}

export const SoundLook = ({ state, time, seconds, label, onPress }: SoundLookProps) => {
  const isOn = state === 'playing' || state === 'loading';
  return (
    <View className="sound-button">
      <Pressable
        className={classNames('sound-button__press', isOn && 'sound-button__press--on')}
        label={isOn ? texts.stop(label) : texts.play(label)}
        aria={{ busy: state === 'loading' }}
        onPress={onPress}
      >
        <View className="sound-button__icon">
          {isOn ? <View className="sound-button__square" /> : <Icon name="play" size={40} tone="onPrimary" />}
        </View>
        <View className="sound-button__words">
          <View className="sound-button__label">{label}</View>
          <View className="sound-button__time">{isOn ? texts.now(time, seconds) : texts.long(seconds)}</View>
        </View>
      </Pressable>
      <View className="sound-button__trouble" {...aria({ role: 'status' })}>
        {state === 'failed' && texts.failed}
      </View>
    </View>
  );
};
