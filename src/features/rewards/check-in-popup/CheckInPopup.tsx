import { View } from '@tarojs/components';
import checkInUrl from '@/assets/popups/check-in.svg';
import { aria } from '@/components/aria';
import { useApp } from '@/stores/app/app-context';
import { PopupDrawing } from '@/features/popups/parts/PopupDrawing';
import { PopupCard } from '@/features/popups/parts/PopupCard';
import type { PopupProps } from '@/features/popups/types';
import './check-in.scss';

const checkInTexts = {
  soFar: (days: number): string => `本月已签到${days}天`,
  none: '本月还没有签到',
  goOn: '今天也来打个卡，好习惯一天天长大',
  begin: '从今天开始，陪孩子养成好习惯',
  days: '天',
  checkIn: '去签到',
} as const;

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
      title={dayNum > 0 ? checkInTexts.soFar(dayNum) : checkInTexts.none}
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
