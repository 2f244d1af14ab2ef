import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Avatar } from '@/components/Avatar';
import { Card } from '@/components/Card';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import type { Situation } from '@/contract/growth/schema';
import { SituationPeriod } from '@/contract/growth/values';
import type { SituationStore } from './store';
import { situationTexts as texts } from './texts';

const PERIODS = Object.values(SituationPeriod);

export const Periods = observer(function Periods({ store }: { readonly store: SituationStore }) {
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
            {texts.periods[period]}
          </Pressable>
        );
      })}
    </View>
  );
});

/** The summary sentence, first. */
export function Head({ situation }: { readonly situation: Situation }) {
  const { avatar, child, from, sentence, to } = situation;
  return (
    <Card className="situation__card">
      <View className="situation__who">
        <Avatar src={avatar} name={texts.avatar(child || texts.child)} size={88} />
        <View className="situation__who-words">
          <View className="situation__child">{child || texts.child}</View>
          <View className="situation__span">{texts.span(from, to)}</View>
        </View>
      </View>
      {sentence && (
        <View className="situation__sentence" {...aria({ role: 'heading', 'aria-level': '2' })}>
          {sentence}
        </View>
      )}
    </Card>
  );
}
