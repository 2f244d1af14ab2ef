import { View } from '@tarojs/components';
import type { Week } from '@/contract/growth/schema';
import { weekDays } from '@/features/growth/week/texts';
import { WeekView } from '@/features/growth/week/WeekView';
import './index.scss';

export const SharedWeek = ({ week }: { readonly week: Week }) => (
  <View className="shared__card">
    <View className="shared__period">{weekDays(week)}</View>
    <WeekView week={week} />
  </View>
);
