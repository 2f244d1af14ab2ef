import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { Pressable } from '@/components/Pressable';
import type { Straight } from '@/contract/straight/schema';
import { PlaceMark } from '@/features/straight/PlaceMark';
import { groupTexts, straightTexts } from '@/features/straight/texts';
import { useApp } from '@/stores/app-context';
import { zoneTexts as texts } from '../texts';

/** The first places of the week that closed last, those of one's own group first. */
export function ExcellentCard({ zone: { excellent, lastPeriod } }: { readonly zone: Straight }) {
  const { router } = useApp();
  return (
    <Card className="straight-list__group">
      <View className="straight-list__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.excellent}
      </View>
      {excellent.length === 0 && <View className="straight-list__words">{texts.noExcellent}</View>}
      {excellent.map(({ id, name, place, points, group }) => (
        <Pressable
          key={id}
          className="straight-list__baby"
          label={`${groupTexts[group]}，${straightTexts.row(place, name, points)}`}
          onPress={() => void router.go('straightBaby', { id: String(id), period: lastPeriod })}
        >
          <PlaceMark place={place} />
          <View className="straight-list__baby-words">
            <View className="straight-list__baby-name">{name}</View>
            <View className="straight-list__baby-group">{groupTexts[group]}</View>
          </View>
          <View className="straight-list__baby-points">{straightTexts.points(points)}</View>
        </Pressable>
      ))}
    </Card>
  );
}
