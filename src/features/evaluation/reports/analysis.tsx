import { View } from '@tarojs/components';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { evaluationCalls } from '@/contract/evaluation/calls';
import type { Analysed, EvaluationAnalysis } from '@/contract/evaluation/schema';
import { EvaluationForm } from '@/contract/evaluation/values';
import { PictureKind } from '@/contract/growth/values';
import { drawnAs, PictureView } from '@/features/growth/pictures';
import { QuestionCard } from '@/features/questions';
import { screen, useParams } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import { AbilityRows } from '../AbilityRows';
import { evaluationPass } from '../pass';
import { TrialOffer } from '../TrialOffer';
import { FinishedScreen, Summary } from './FinishedScreen';
import { FinishedStore, type Named } from './finished-store';
import { reportsTexts as texts } from './texts';

type Name = 'evaluationAnalysis' | 'evaluationCcAnalysis';

/** Analysis screen of one form: abilities, then each question with the child's answer, the solution and the explanation. */
export function analysisScreen(name: Name, form: EvaluationForm) {
  function AnalysisScreen() {
    const app = useApp();
    const named: Named = { form, id: useParams(name).id };
    const [store] = useState(
      () =>
        new FinishedStore<EvaluationAnalysis>(app, named, (request) =>
          app.get(evaluationPass).call(evaluationCalls.getEvaluationAnalysis, request),
        ),
    );
    return (
      <FinishedScreen store={store} named={named}>
        {(analysis: EvaluationAnalysis) => <Analysis analysis={analysis} />}
      </FinishedScreen>
    );
  }
  return screen(name, AnalysisScreen);
}

function Analysis({ analysis }: { readonly analysis: EvaluationAnalysis }) {
  const { router } = useApp();
  const { abilities, picture, praise, questions, sitting } = analysis;
  const isCc = sitting.form === EvaluationForm.cc;
  const toAppraisal = () =>
    void router.go(isCc ? 'evaluationCcAppraisalReport' : 'evaluationAppraisalReport', { id: sitting.id });
  return (
    <>
      <Summary result={analysis} title={sitting.title} sentence={praise} />
      <Abilities abilities={abilities} picture={picture} />
      <View className="evaluation-finished__heading" {...aria({ role: 'heading', 'aria-level': '3' })}>
        {texts.questions}
      </View>
      {questions.length === 0 && <View className="evaluation-finished__note">{texts.noQuestions}</View>}
      {questions.map((one) => (
        <AskedQuestion key={one.position} asked={one} of={questions.length} />
      ))}
      <Button block kind="secondary" onPress={toAppraisal}>
        {texts.toAppraisal}
      </Button>
      <TrialOffer />
    </>
  );
}

/** Read-only: the child's answer, the solution, the explanation. */
const AskedQuestion = ({ asked, of }: { readonly asked: Analysed; readonly of: number }) => (
  <View className="evaluation-finished__question">
    <View className="evaluation-finished__about">{texts.about(asked.ability, asked.difficulty)}</View>
    <QuestionCard
      question={asked.question}
      answer={asked.answer ?? undefined}
      checked={asked.checked}
      solution={asked.solution}
      number={asked.position}
      of={of}
    />
  </View>
);

/** Abilities: their shape where they are enough for a radar, and each in words; bars would say what the rows say. */
function Abilities({ abilities, picture }: Pick<EvaluationAnalysis, 'abilities' | 'picture'>) {
  if (abilities.length === 0) return null;
  return (
    <Card className="evaluation-finished__card">
      <View className="evaluation-finished__heading" {...aria({ role: 'heading', 'aria-level': '3' })}>
        {texts.abilities}
      </View>
      {picture && drawnAs(picture) === PictureKind.radar && (
        <PictureView picture={picture} title={texts.picture} isBare />
      )}
      <AbilityRows abilities={abilities} label={texts.abilities} />
    </Card>
  );
}
