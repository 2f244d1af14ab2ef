import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { Pea } from '@/components/Pea';
import { ListEnd } from '@/components/ListEnd';
import { Skeleton } from '@/components/Skeleton';
import { Tag } from '@/components/Tag';
import { aria } from '@/components/aria';
import { ConfigTypeCode } from '@/contract/configuration/values';
import type { Syllabus } from '@/contract/courses/schema';
import { ConfiguredLink } from '@/features/configuration/ConfiguredLink';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { SyllabusStore } from './store';
import { syllabusTexts as texts } from './texts';
import { UnitCard } from './unit-card';
import './index.scss';

/** A stage's outline: its units, and the goals of each. */
const SyllabusScreen = observer(function SyllabusScreen() {
  const app = useApp();
  const { step = '' } = useParams('syllabus');
  const [store] = useState(() => new SyllabusStore(app, step.trim()));
  useLoadForSession(() => store.load(), store.syllabus.reset);
  const nextStep = { text: texts.nextStep, onPress: () => void app.router.go('myTabClass') };
  return (
    <Screen>
      <View className="syllabus">
        <Loaded
          of={store.syllabus}
          skeleton={<Skeleton variant="card" parts={[260, 360, 360]} label={texts.loading} />}
          onRetry={() => void store.load()}
          missing={{ text: texts.missing, action: nextStep }}
        >
          {(syllabus) => (
            <>
              <Head syllabus={syllabus} lessons={store.lessons} />
              <Units store={store} syllabus={syllabus} />
            </>
          )}
        </Loaded>
        <ConfiguredLink
          below={store.syllabus}
          typeCode={ConfigTypeCode.courseOutline}
          title={texts.ofAllSteps}
        />
      </View>
    </Screen>
  );
});

interface HeadProps {
  readonly syllabus: Syllabus;
  readonly lessons: number;
}

function Head({ syllabus: { course, step, summary, title, units }, lessons }: HeadProps) {
  return (
    <Card className="syllabus__card syllabus__head">
      <Tag tone="primary" text={[course, step].filter(Boolean).join(' ')} />
      <View className="syllabus__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {title}
      </View>
      {summary && <View className="syllabus__summary">{summary}</View>}
      {units.length > 0 && <View className="syllabus__size">{texts.size(units.length, lessons)}</View>}
    </Card>
  );
}

interface UnitsProps {
  readonly store: SyllabusStore;
  readonly syllabus: Syllabus;
}

const Units = observer(function Units({ store, syllabus: { units } }: UnitsProps) {
  if (units.length === 0) return <EmptyState drawing={<Pea pose="reads" />} text={texts.empty} />;
  return (
    <>
      {units.map((unit, index) => (
        <UnitCard
          key={unit.id}
          unit={unit}
          index={index}
          isOpen={store.open.has(unit.id)}
          onToggle={() => store.toggle(unit.id)}
        />
      ))}
      <ListEnd />
    </>
  );
});

export default screen('syllabus', SyllabusScreen);
