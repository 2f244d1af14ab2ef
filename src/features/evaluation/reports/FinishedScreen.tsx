import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { Pea } from '@/components/Pea';
import { Skeleton } from '@/components/Skeleton';
import { Screen, useShown } from '@/features/screen';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { Tag } from '@/components/Tag';
import type { EvaluationResult } from '@/contract/evaluation/schema';
import { subjectKey, subjectText } from '@/features/courses';
import type { Named, FinishedStore } from './finished-store';
import { reportsTexts as texts } from './texts';
import './reports.scss';

interface FinishedScreenProps<T> {
  readonly store: FinishedStore<T>;
  readonly named: Named;
  readonly children: (finished: T) => ReactNode;
}

/** The report of a finished sitting; otherwise a link to where the evaluation begins. */
export const FinishedScreen = observer(function FinishedScreen<T>({
  store,
  named,
  children,
}: FinishedScreenProps<T>) {
  const { router } = useApp();
  useLoadForSession(store.load, store.reset);
  useShown(() => void store.lookAgain());
  const toEvaluations = () => void router.replace('evaluation');
  return (
    <Screen>
      <View className="evaluation-finished">
        {store.closed ? (
          <Closed why={store.closed} named={named} />
        ) : (
          <Loaded
            of={store.result}
            skeleton={<Skeleton variant="card" parts={[280, 480, 320]} label={texts.loading} />}
            onRetry={() => void store.load()}
            missing={{ text: texts.missing, action: { text: texts.toEvaluations, onPress: toEvaluations } }}
          >
            {children}
          </Loaded>
        )}
      </View>
    </Screen>
  );
});

interface ClosedProps {
  readonly why: 'login' | 'early';
  readonly named: Named;
}

function Closed({ why, named: { id } }: ClosedProps) {
  const { router } = useApp();
  if (why === 'login') {
    const toLogin = () => void router.go('evaluationLogin');
    return <EmptyState text={texts.login} action={{ text: texts.toLogin, onPress: toLogin }} />;
  }
  const goOn = () => void router.replace('evaluationQuestions', id === undefined ? {} : { id });
  return (
    <EmptyState
      drawing={<Pea pose="waits" />}
      text={texts.early}
      action={{ text: texts.goOn, onPress: goOn }}
    />
  );
}

interface SummaryProps {
  readonly result: EvaluationResult;
  readonly title: string;
  /** Below the title: the date. */
  readonly note?: string;
  readonly sentence: string;
}

/** Child, title, level and score. */
export function Summary({ result, title, note, sentence }: SummaryProps) {
  const { asked, levelName, right, sitting } = result;
  return (
    <Card className="evaluation-finished__card">
      <View className="evaluation-finished__head">
        <View className="evaluation-finished__child">{sitting.childName || texts.child}</View>
        <Tag tone={subjectKey(sitting.subject)} text={subjectText(sitting.subject)} />
      </View>
      <View className="evaluation-finished__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {title}
      </View>
      {note !== undefined && <View className="evaluation-finished__note">{note}</View>}
      <View className="evaluation-finished__level">
        <View className="evaluation-finished__level-name">{texts.level}</View>
        <View className="evaluation-finished__level-value">{levelName}</View>
      </View>
      <View className="evaluation-finished__note">
        {asked === 0 ? texts.nothingAnswered : texts.rate(right, asked)}
      </View>
      {sentence !== '' && <View className="evaluation-finished__sentence">{sentence}</View>}
    </Card>
  );
}
