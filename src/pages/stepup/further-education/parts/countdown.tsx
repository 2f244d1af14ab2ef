import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { useTimeLeft } from '@/features/dates/use-time-left';
import { splitCountdown } from '@/services/helpers/countdown';
import { yearTexts as texts } from '../texts';

/** Countdown in seconds to the release of the old seat, down to 00:00:00. */
export function Countdown({ end }: { readonly end: number }) {
  const left = useTimeLeft(end);
  const { days, clock } = splitCountdown(left);
  return (
    <View className="year__countdown" {...aria({ role: 'timer' })}>
      <View className="year__countdown-name">{left > 0 ? texts.countdown : texts.over}</View>
      <View className="year__countdown-time">
        {days > 0 && `${texts.days(days)} `}
        {clock}
      </View>
    </View>
  );
}
