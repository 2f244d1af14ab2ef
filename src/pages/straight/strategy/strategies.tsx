import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { Pea } from '@/components/Pea';
import { Icon } from '@/components/Icon';
import { Skeleton } from '@/components/Skeleton';
import { straightCalls } from '@/contract/straight/calls';
import type { Strategy } from '@/contract/straight/schema';
import { Screen } from '@/features/screen';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { Loadable } from '@/stores/data/loadable';
import { strategyTexts as texts } from './texts';

export const Strategies = observer(function Strategies() {
  const { api, router } = useApp();
  const [all] = useState(() => new Loadable<Strategy[]>());
  const load = () => all.load(() => api.call(straightCalls.listStrategies, {}));
  useLoadForSession(load, all.reset);
  const toZone = () => void router.go('straightList');
  return (
    <Screen className="straight-strategy">
      <View className="straight-strategy__body">
        <Loaded
          of={all}
          skeleton={<Skeleton variant="card" parts={[800]} label={texts.loading} />}
          onRetry={() => void load()}
        >
          {(list) =>
            list.length === 0 ? (
              <EmptyState
                drawing={<Pea pose="teaches" />}
                text={texts.empty}
                action={{ text: texts.toZone, onPress: toZone }}
              />
            ) : (
              <>
                {list.map(({ id, title, summary, minutes }) => (
                  <Card
                    key={id}
                    joined
                    className="straight-strategy__card"
                    onPress={() => void router.go('straightStrategy', { id: String(id) })}
                  >
                    <View className="straight-strategy__words">
                      <View className="straight-strategy__title">{title}</View>
                      <View className="straight-strategy__summary">{summary}</View>
                      <View className="straight-strategy__minutes">{texts.minutes(minutes)}</View>
                    </View>
                    <Icon name="arrow-right" size={32} tone="secondary" />
                  </Card>
                ))}
              </>
            )
          }
        </Loaded>
      </View>
    </Screen>
  );
});
