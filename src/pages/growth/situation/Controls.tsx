import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import { SituationPeriod } from '@/contract/growth/values';
import { SubjectMenu } from '@/features/growth/filters';
import type { SituationStore } from './store';
import { situationTexts as texts } from './texts';

const PERIODS = Object.values(SituationPeriod);

/** One row: the period as a switch, the subject as a menu. */
export const Controls = observer(function Controls({ store }: { readonly store: SituationStore }) {
  return (
    <View className="situation__controls">
      <Periods store={store} />
      <SubjectMenu chosen={store.filter.subject} onChange={(to) => void store.chooseSubject(to)} />
    </View>
  );
});

const Periods = observer(function Periods({ store }: { readonly store: SituationStore }) {
  return (
    <View className="situation__periods" {...aria({ role: 'tablist', 'aria-label': texts.periodName })}>
      {PERIODS.map((period) => {
        const selected = store.filter.period === period;
        return (
          <Pressable
            key={period}
            className={classNames('situation__period', selected && 'situation__period--chosen')}
            role="tab"
            aria={{ selected }}
            onPress={() => void (selected || store.choosePeriod(period))}
          >
            <View className="situation__period-text">{texts.periods[period]}</View>
          </Pressable>
        );
      })}
    </View>
  );
});
