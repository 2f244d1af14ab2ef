import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { classNames } from '@/components/class-names';
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
  const { evaluationId, level, levels, sections, sentence, takenOn, title, tonight } = appraisal;
  return (
    <>
      <Summary result={appraisal} title={title} note={texts.takenOn(takenOn)} sentence={sentence} />
      <Levels levels={levels} level={level} />
      {sections.map((section) => (
        <SectionView key={section.key} section={section} />
      ))}
      <Tonight link={tonight} />
      <Courses evaluationId={evaluationId} />
      <TrialOffer />
    </>
  );
}

/** All levels, with the reached one marked. */
const Levels = ({ levels, level }: Pick<Appraisal, 'level' | 'levels'>) => (
  <Card className="evaluation-finished__card">
    <View className="evaluation-finished__heading" {...aria({ role: 'heading', 'aria-level': '3' })}>
      {texts.levels}
    </View>
    <View {...aria({ role: 'list', 'aria-label': texts.levels })}>
      {levels.map((one) => {
        const isHere = one.level === level;
        return (
          <View
            key={one.level}
            className={classNames('evaluation-finished__step', isHere && 'evaluation-finished__step--here')}
            {...aria({ role: 'listitem', 'aria-current': isHere ? 'true' : undefined })}
          >
            <View className="evaluation-finished__ability-name">{one.name}</View>
            <View className="evaluation-finished__ability-words">{one.words}</View>
            {isHere && <View className="evaluation-finished__here">{texts.here}</View>}
          </View>
        );
      })}
    </View>
  </Card>
);

function Tonight({ link }: { readonly link: ReportLink }) {
  const { router } = useApp();
  const open = () => void router.openLink({ redirectType: RedirectType.innerPage, url: link.url });
  return (
    <Card className="evaluation-finished__card">
      <View className="evaluation-finished__heading" {...aria({ role: 'heading', 'aria-level': '3' })}>
        {texts.tonight}
      </View>
      {link.why !== '' && <View className="evaluation-finished__ability-words">{link.why}</View>}
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
