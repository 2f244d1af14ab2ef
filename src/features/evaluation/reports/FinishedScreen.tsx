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
import { Tag } from '@/components/Tag';
import type { EvaluationResult } from '@/contract/evaluation/schema';
import { subjectKey, subjectText } from '@/features/courses';
import { CoverFrame } from '@/features/growth/report';
import { Ladder } from '../Ladder';
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

/** Child, title and score, and the level among all of them. */
export function Summary({ result, title, note, sentence }: SummaryProps) {
  const { asked, level, levels, right, sitting } = result;
  return (
    <CoverFrame
      child={sitting.childName || texts.child}
      subject={sitting.subject}
      pose="thinks"
      {...{ title }}
    >
      <View className="report-cover__foot">
        <Tag
          className="report-cover__subject"
          tone={subjectKey(sitting.subject)}
          text={subjectText(sitting.subject)}
        />
        {note !== undefined && <View className="report-cover__period">{note}</View>}
        <View className="report-cover__period">
          {asked === 0 ? texts.nothingAnswered : texts.rate(right, asked)}
        </View>
      </View>
      {sentence !== '' && <View className="report-cover__sentence">{sentence}</View>}
      {levels.length > 0 && <Ladder {...{ level, levels }} />}
    </CoverFrame>
  );
}
