import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { Pea } from '@/components/Pea';
import { SkeletonBlock } from '@/components/Skeleton';
import type { EvaluationResult } from '@/contract/evaluation/schema';
import { EvaluationForm } from '@/contract/evaluation/values';
import { AbilityRows, Ladder, TrialOffer } from '@/features/evaluation';
import { evaluationTexts } from '@/features/evaluation/texts';
import { screen, Screen, useParams, useShown } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { Celebrated } from '@/features/shapes/celebration/Celebrated';
import { useApp } from '@/stores/app/app-context';
import { ResultStore } from './store';
import './index.scss';

const texts = {
  level: '现在的水平',
  of: (name: string): string => `${name}的测评结果`,
  answered: (asked: number, right: number): string => `答了${asked}题，答对${right}题`,
  abilities: '各方面的表现',
  toAnalysis: '看每一题的讲解',
  toReport: '看完整的测评报告',
  none: '还没有做完的测评',
  notOver: '测评还没有结束，做完再来看结果',
  goOn: '接着做',
  toIntro: '全部测评',
} as const;

/** The level in words, strengths, and further links. */
const EvaluationResultPage = observer(function EvaluationResultPage() {
  const app = useApp();
  const { id } = useParams('evaluationResult');
  const [store] = useState(() => new ResultStore(app, id));
  useShown(() => void store.load());
  return (
    <Screen className="evaluation-result" title={store.result.value?.sitting.title}>
      {store.isNotOver ? (
        <EmptyState
          drawing={<Pea pose="waits" />}
          text={texts.notOver}
          action={{ text: texts.goOn, onPress: store.goOn }}
        />
      ) : (
        <Loaded
          of={store.result}
          skeleton={<SkeletonBlock height={480} />}
          onRetry={() => void store.load()}
          missing={{
            text: texts.none,
            action: { text: texts.toIntro, onPress: () => void app.router.replace('evaluation') },
          }}
        >
          {(result) => <Found result={result} store={store} />}
        </Loaded>
      )}
    </Screen>
  );
});

interface FoundProps {
  readonly result: EvaluationResult;
  readonly store: ResultStore;
}

const Found = ({ result, store }: FoundProps) => (
  <>
    {result.right > 0 && <Celebrated moment="evaluation" />}
    <Card className="evaluation-result__card evaluation-result__head">
      <View className="evaluation-result__of">
        {texts.of(result.sitting.childName || evaluationTexts.child)}
      </View>
      <View className="evaluation-result__note">{texts.level}</View>
      <View className="evaluation-result__level" {...aria({ role: 'heading', 'aria-level': '1' })}>
        {result.levelName}
      </View>
      {result.level > 0 && <Ladder level={result.level} levels={result.levels ?? []} />}
      <View className="evaluation-result__praise">{result.praise}</View>
      <View className="evaluation-result__note">{texts.answered(result.asked, result.right)}</View>
    </Card>
    {result.abilities.length > 0 && <Abilities result={result} />}
    <Actions result={result} store={store} />
    <TrialOffer />
  </>
);

const Abilities = ({ result }: Pick<FoundProps, 'result'>) => (
  <Card className="evaluation-result__card">
    <View className="evaluation-result__title">{texts.abilities}</View>
    <AbilityRows abilities={result.abilities} label={texts.abilities} />
  </Card>
);

function Actions({ result, store }: FoundProps) {
  const isCc = result.sitting.form === EvaluationForm.cc;
  return (
    <>
      {store.shows(isCc ? 'evaluationCcAppraisalReport' : 'evaluationAppraisalReport') && (
        <Button className="evaluation-result__action" block onPress={() => store.toReport(result)}>
          {texts.toReport}
        </Button>
      )}
      {store.shows(isCc ? 'evaluationCcAnalysis' : 'evaluationAnalysis') && (
        <Button
          className="evaluation-result__action"
          kind="secondary"
          block
          onPress={() => store.toAnalysis(result)}
        >
          {texts.toAnalysis}
        </Button>
      )}
    </>
  );
}

export default screen('evaluationResult', EvaluationResultPage);
