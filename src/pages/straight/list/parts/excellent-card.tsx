import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import type { Straight } from '@/contract/straight/schema';
import { EntryRow } from '@/features/straight/EntryRow';
import { groupTexts } from '@/features/straight/texts';
import { useApp } from '@/stores/app-context';
import { zoneTexts as texts } from '../texts';

/** The own group's top places of the last closed week. */
export function ExcellentCard({ zone: { excellent, group, lastPeriod } }: { readonly zone: Straight }) {
  const { router } = useApp();
  return (
    <Card className="straight-list__group">
      <View className="straight-list__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.excellent(groupTexts[group])}
      </View>
      {excellent.length === 0 && <View className="straight-list__words">{texts.noExcellent}</View>}
      {excellent.map((entry) => (
        <EntryRow
          key={entry.id}
          entry={entry}
          onOpen={() => void router.go('straightBaby', { id: String(entry.id), period: lastPeriod })}
        />
      ))}
    </Card>
  );
}
