import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { Skeleton } from '@/components/Skeleton';
import { straightCalls } from '@/contract/straight/calls';
import type { StrategyDetail } from '@/contract/straight/schema';
import { Screen } from '@/features/screen';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Loaded } from '@/features/shapes';
import { idIn } from '@/features/straight/named';
import { useApp } from '@/stores/app/app-context';
import { Loadable } from '@/stores/data/loadable';
import { strategyTexts as texts } from './texts';

export const Article = observer(function Article({ id: named }: { readonly id: string }) {
  const { api, router } = useApp();
  const [article] = useState(() => new Loadable<StrategyDetail>());
  const load = () => article.find(idIn(named), (id) => api.call(straightCalls.getStrategy, { id }));
  useLoadForSession(load, article.reset);
  const toAll = { text: texts.toAll, onPress: () => void router.go('straightStrategy') };
  return (
    <Screen className="straight-strategy">
      <View className="straight-strategy__body">
        <Loaded
          of={article}
          skeleton={<Skeleton variant="card" parts={[{ lines: 8 }]} label={texts.loading} />}
          onRetry={() => void load()}
          missing={{ text: texts.missing, action: toAll }}
        >
          {({ title, summary, minutes, sections }) => (
            <Card>
              <View className="straight-strategy__head" {...aria({ role: 'heading', 'aria-level': '2' })}>
                {title}
              </View>
              <View className="straight-strategy__minutes">{texts.minutes(minutes)}</View>
              <View className="straight-strategy__lead">{summary}</View>
              {sections.map((section) => (
                <View key={section.title} className="straight-strategy__section">
                  <View
                    className="straight-strategy__title"
                    {...aria({ role: 'heading', 'aria-level': '3' })}
                  >
                    {section.title}
                  </View>
                  {section.words.map((paragraph) => (
                    <View key={paragraph} className="straight-strategy__paragraph">
                      {paragraph}
                    </View>
                  ))}
                </View>
              ))}
            </Card>
          )}
        </Loaded>
      </View>
    </Screen>
  );
});
