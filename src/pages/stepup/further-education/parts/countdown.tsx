import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { aria } from '@/components/aria';
import { COUNTDOWN_TICK_MS } from '@/contract/shell';
import { formatCountdown, secondsLeft } from '@/services/helpers/countdown';
import { useApp } from '@/stores/app-context';
import { yearTexts as texts } from '../texts';

const DAY_S = 24 * 60 * 60;

/** Countdown in seconds to the release of the old seat, down to 00:00:00. */
export function Countdown({ end }: { readonly end: number }) {
  const left = useSecondsLeft(end);
  const days = Math.floor(left / DAY_S);
  return (
    <View className="year__countdown" {...aria({ role: 'timer' })}>
      <View className="year__countdown-name">{left > 0 ? texts.countdown : texts.over}</View>
      <View className="year__countdown-time">
        {days > 0 && `${texts.days(days)} `}
        {formatCountdown((left % DAY_S) * 1000, 'hh:mm:ss')}
      </View>
    </View>
  );
}

/** By the clock, not by counting: timers pause while the phone sleeps. */
function useSecondsLeft(end: number): number {
  const { platform, scheduler, serverClock } = useApp();
  const [, show] = useState(0);
  const left = secondsLeft(end - serverClock.now());
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const tick = (): void => show(serverClock.now());
    const timer = scheduler.every(COUNTDOWN_TICK_MS, tick);
    const stop = platform.onVisibilityChange((isVisible) => isVisible && tick());
    return () => {
      timer.stop();
      stop();
    };
  }, [platform, scheduler, serverClock, isOver]);
  return left;
}
