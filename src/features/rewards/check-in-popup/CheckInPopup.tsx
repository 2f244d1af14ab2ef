import { View } from '@tarojs/components';
import checkInUrl from '@/assets/popups/check-in.svg';
import { aria } from '@/components/aria';
import { useApp } from '@/stores/app/app-context';
import { PopupDrawing, PopupCard } from '@/features/popups/parts/PopupCard';
import type { PopupProps } from '@/features/popups/types';
import { checkInTexts } from './texts';
import './check-in.scss';

export interface CheckIn {
  /** Days of this month with a check-in, without today. */
  readonly dayNum: number;
}

/** This month's check-ins on a calendar, with a link to today's. */
export function CheckInPopup({ data: { dayNum }, open, onClose }: PopupProps<CheckIn>) {
  const { router } = useApp();
  const checkIn = () => {
    onClose(true);
    void router.go('dailyCheckIn');
  };
  return (
    <PopupCard
      open={open}
      title={checkInTexts.title(dayNum)}
      picture={
        <PopupDrawing src={checkInUrl}>
          <View className="check-in__sheet" {...aria({ 'aria-hidden': 'true' })}>
            <View className="check-in__count">{dayNum}</View>
            <View className="check-in__days">{checkInTexts.days}</View>
          </View>
        </PopupDrawing>
      }
      action={{ text: checkInTexts.checkIn, onPress: checkIn }}
      onLeave={() => onClose(false)}
    >
      {dayNum > 0 ? checkInTexts.goOn : checkInTexts.begin}
    </PopupCard>
  );
}
