import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { evaluationCalls } from '@/contract/evaluation/calls';
import type { Appraisal } from '@/contract/evaluation/schema';
import type { EvaluationForm } from '@/contract/evaluation/values';
import type { ReportLink } from '@/contract/growth/report.schema';
import { RedirectType } from '@/contract/links/values';
import { SectionView } from '@/features/growth/report';
import { screen, useParams } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import { evaluationPass } from '../pass';
import { TrialOffer } from '../TrialOffer';
import { FinishedScreen, Summary } from './FinishedScreen';
import { FinishedStore, type Named } from './finished-store';
import { reportsTexts as texts } from './texts';

type Name = 'evaluationAppraisalReport' | 'evaluationCcAppraisalReport';

/** Report for parents of one form: level, strengths, what to practise, next step. */
export function appraisalScreen(name: Name, form: EvaluationForm) {
  function AppraisalScreen() {
    const app = useApp();
    const named: Named = { form, id: useParams(name).id };
    const [store] = useState(
      () =>
        new FinishedStore<Appraisal>(app, named, (request) =>
          app.get(evaluationPass).call(evaluationCalls.getEvaluationAppraisal, request),
        ),
    );
    return (
      <FinishedScreen store={store} named={named}>
        {(appraisal: Appraisal) => <Report appraisal={appraisal} />}
      </FinishedScreen>
    );
  }
  return screen(name, AppraisalScreen);
}

function Report({ appraisal }: { readonly appraisal: Appraisal }) {
  const { evaluationId, sections, sentence, takenOn, title, tonight } = appraisal;
  return (
    <>
      <Summary result={appraisal} title={title} note={texts.takenOn(takenOn)} sentence={sentence} />
      {sections.map((section) => (
        <SectionView key={section.key} section={section} />
      ))}
      <Tonight link={tonight} />
      <Courses evaluationId={evaluationId} />
      <TrialOffer />
    </>
  );
}

function Tonight({ link }: { readonly link: ReportLink }) {
  const { router } = useApp();
  const open = () => void router.openLink({ redirectType: RedirectType.innerPage, url: link.url });
  return (
    <Card className="evaluation-finished__card">
      <View className="evaluation-finished__heading" {...aria({ role: 'heading', 'aria-level': '3' })}>
        {texts.tonight}
      </View>
      {link.why !== '' && <View className="evaluation-finished__words">{link.why}</View>}
      <Button block kind="secondary" className="evaluation-finished__action" onPress={open}>
        {link.text}
      </Button>
    </Card>
  );
}

/** Recommended courses are in the growth space: only when logged in, and for evaluations that it knows. */
const Courses = observer(function Courses({ evaluationId }: Pick<Appraisal, 'evaluationId'>) {
  const { router, session } = useApp();
  if (evaluationId === 0 || !session.isLoggedIn) return null;
  const open = () => void router.go('specialReportCourse', { evaluation_id: String(evaluationId) });
  return (
    <Button block kind="secondary" onPress={open}>
      {texts.courses}
    </Button>
  );
});
