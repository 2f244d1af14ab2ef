import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { Skeleton } from '@/components/Skeleton';
import { worksCalls } from '@/contract/works/calls';
import type { StarActivity } from '@/contract/works/schema';
import { screen, Screen, useParams } from '@/features/screen';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Loaded } from '@/features/shapes';
import { editionOf, STAR_LOOKS } from '@/features/works/star/looks';
import { formatPeriod } from '@/features/works/star/moments';
import { Prizes } from '@/features/works/star/Ranking';
import { starTexts } from '@/features/works/star/texts';
import { useApp } from '@/stores/app/app-context';
import { Loadable } from '@/stores/data/loadable';
import '@/features/works/star/star.scss';

const texts = starTexts.rule;

const TeacherStarRule = observer(function TeacherStarRule() {
  const { api, router } = useApp();
  const edition = editionOf(useParams('teacherStarRule').edition);
  const look = STAR_LOOKS[edition];
  const [activity] = useState(() => new Loadable<StarActivity | null>());
  const load = () => activity.load(() => api.call(worksCalls.getStarActivity, { edition }));
  useLoadForSession(load, activity.reset);
  const toActivity = () => void router.go(look.page);
  return (
    <Screen
      className={look.className}
      footer={
        activity.value && (
          <Button block onPress={toActivity}>
            {texts.toActivity}
          </Button>
        )
      }
    >
      <View className="star__rule">
        <Loaded
          of={activity}
          skeleton={<Skeleton variant="card" parts={[{ lines: 6 }]} label={texts.loading} />}
          onRetry={() => void load()}
        >
          {(found) =>
            found ? (
              <Rules activity={found} />
            ) : (
              <EmptyState
                text={starTexts.none[edition]}
                action={{ text: texts.toActivity, onPress: toActivity }}
              />
            )
          }
        </Loaded>
      </View>
    </Screen>
  );
});

function Rules({ activity }: { readonly activity: StarActivity }) {
  const { serverClock } = useApp();
  const { prizes, rules, title } = activity;
  return (
    <>
      <View className="star__title page-title" {...aria({ role: 'heading', 'aria-level': '1' })}>
        {texts.title(title)}
      </View>
      <Card className="star__card">
        <Paragraph title={texts.period} words={formatPeriod(activity, serverClock) || texts.always} />
      </Card>
      {rules.length === 0 && <EmptyState text={texts.none} />}
      {rules.map((rule) => (
        <Card key={rule.title} className="star__card">
          <Paragraph {...rule} />
        </Card>
      ))}
      <Prizes prizes={prizes} />
    </>
  );
}

function Paragraph({ title, words }: StarActivity['rules'][number]) {
  return (
    <>
      <View className="star__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {title}
      </View>
      <View className="star__rule-words">{words}</View>
    </>
  );
}

export default screen('teacherStarRule', TeacherStarRule);
