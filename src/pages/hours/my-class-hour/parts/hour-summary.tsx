import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { useApp } from '@/stores/app/app-context';
import { hourPageTexts } from '@/pages/hours/texts';
import type { MyClassHourStore } from '../store';
import './hour-summary.scss';

/** The number as on the profile tab's tile, with a link to its log. */
export const HourSummary = observer(function HourSummary({ store }: { store: MyClassHourStore }) {
  const { router } = useApp();
  const { total, gifted, isLeave, type } = store;
  return (
    <View className="hour-summary">
      <View className="hour-summary__words" {...aria({ role: 'status' })}>
        <View className="hour-summary__label">{hourPageTexts.total[type]}</View>
        <View className="hour-summary__line">
          <View className="hour-summary__number">{total ?? '- -'}</View>
          {gifted > 0 && <View className="hour-summary__gifted">{hourPageTexts.gifted(gifted)}</View>}
        </View>
      </View>
      <Pressable
        className="hour-summary__record"
        role="link"
        onPress={() => void router.go(isLeave ? 'leaveRecord' : 'classHourRecord')}
      >
        {isLeave ? hourPageTexts.leaveRecord : hourPageTexts.record}
        <Icon name="arrow-right" size={32} tone="secondary" />
      </Pressable>
    </View>
  );
});
