import { View } from '@tarojs/components';
import { CellGroup } from '@/components/Cell';
import { EmptyState } from '@/components/EmptyState';
import { SubjectMark } from '@/components/SubjectMark';
import { HourType } from '@/contract/hours/values';
import { brandKey, brandText } from '@/features/hours';
import { useApp } from '@/stores/app/app-context';
import { hourPageTexts } from '@/pages/hours/texts';
import type { LeaveOfBrand } from '../store';
import './hour-rows.scss';
import './leave-rows.scss';

export function LeaveRows({ rows }: { readonly rows: readonly LeaveOfBrand[] }) {
  const { router } = useApp();
  const shown = rows.filter(({ usable }) => usable > 0);
  if (shown.length === 0) {
    return (
      <EmptyState
        text={hourPageTexts.noHours[HourType.leave]}
        action={{ text: hourPageTexts.leaveRecord, onPress: () => void router.go('leaveRecord') }}
      />
    );
  }
  return (
    <>
      <CellGroup>
        {shown.map(({ brandCode, usable }) => (
          <View key={brandCode} className="leave-row">
            <SubjectMark subject={brandKey(brandCode)} size={64} />
            <View className="leave-row__name">{brandText(brandCode)}</View>
            <View className="leave-row__number">{hourPageTexts.times(usable)}</View>
          </View>
        ))}
      </CellGroup>
      <View className="leave-rule">{hourPageTexts.leaveRule}</View>
    </>
  );
}
