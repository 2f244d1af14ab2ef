import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { stepOfYear } from '@/contract/stepup/year';
import { AnswerStore } from '@/features/stepup/answer/answer-store';
import { ChooseButton, Choices } from '@/features/stepup/answer/Choices';
import { answerTexts } from '@/features/stepup/answer/texts';
import { StepUpDialogs } from '@/features/stepup/dialogs/dialogs';
import { StepUpDialog } from '@/features/stepup/dialogs/StepUpDialog';
import { HigherLevelGate } from '@/features/stepup/higher-level/gate/HigherLevelGate';
import type { Admitted, GateStore } from '@/features/stepup/higher-level/gate/gate-store';
import { HigherLevelSkeleton, NewYearCard } from '@/features/stepup/higher-level/parts/cards';
import { KidHead } from '@/features/stepup/head/heads';
import { RecommendedCard } from '@/features/stepup/higher-level/parts/recommended-card';
import type { HigherLevelPage } from '@/features/stepup/higher-level/routing';
import { completedTexts, overviewTexts } from '@/features/stepup/higher-level/texts';
import { isArranged, viewOf } from '@/features/stepup/info/plan';
import type { StepUp } from '@/features/stepup/info/step-up';
import { StepLine, stepOf, type Step } from '@/features/stepup/steps/StepLine';
import { screen, Screen } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';

/** The new school year's state, and the next action. */
const HigherLevel = () => (
  <HigherLevelGate skeleton={<HigherLevelSkeleton />}>
    {(admitted, again) =>
      viewOf(admitted.info) === 'choose' ? (
        <Undecided admitted={admitted} again={again} />
      ) : (
        <Overview admitted={admitted} />
      )
    }
  </HigherLevelGate>
);

interface OverviewProps {
  readonly admitted: Admitted;
}

function Overview({ admitted }: OverviewProps) {
  const { router } = useApp();
  const { info, pages } = admitted;
  const [page] = pages;
  // The gate has redirected everyone else.
  if (page === undefined || page === 'furtherEducation') return null;
  const isWaiting = page === 'higherLevelCompleted' && !isArranged(info);
  const { title, note, action } = { ...overviewTexts[page], ...(isWaiting && completedTexts.confirmed) };
  return (
    <Screen
      footer={
        <Button block onPress={() => void router.go(page)}>
          {action}
        </Button>
      }
    >
      <View className="higher-level-page">
        <KidHead title={title} note={note} />
        <Recommended admitted={admitted} />
        <NewYearCard info={info} />
        <Card>
          <StepLine at={stepAt(page, info)} hasNotes />
        </Card>
      </View>
    </Screen>
  );
}

interface UndecidedProps extends OverviewProps {
  readonly again: GateStore['again'];
}

/** First asks whether the child steps up, as on /furtherEducation; those who stay then choose a class or times. */
const Undecided = observer(function Undecided({ admitted, again }: UndecidedProps) {
  const app = useApp();
  const { info, pages } = admitted;
  const [dialogs] = useState(() => new StepUpDialogs(app));
  const [answer] = useState(() => new AnswerStore(app, dialogs));
  useEffect(() => void dialogs.headMaster.load(info.headMasterId), [dialogs, info.headMasterId]);
  const lead = async (): Promise<void> => {
    const [page] = pages;
    // The parent may have left the page meanwhile.
    if (page && app.router.current() === 'higherLevel') await app.router.go(page);
  };
  const choose = () =>
    answer.choose(info, {
      changed: (change) => void again(change),
      lead,
      refused: () => void again(),
    });
  return (
    <Screen footer={<ChooseButton answer={answer} onChoose={() => void choose()} />}>
      <View className="higher-level-page">
        <KidHead title={answerTexts.title} note={answerTexts.note} />
        <StepLine at={stepOf(info)} />
        <Choices answer={answer} stepUp={info} />
        {answer.picked === 'stay' && <Recommended admitted={admitted} />}
        <NewYearCard info={info} />
      </View>
      <StepUpDialog dialogs={dialogs} />
    </Screen>
  );
});

const Recommended = ({ admitted: { info, recommended } }: OverviewProps) =>
  recommended ? <RecommendedCard of={recommended} step={stepOfYear(info).name} /> : null;

const stepAt = (page: HigherLevelPage, info: StepUp): Step =>
  page === 'higherLevelSelectClass' || page === 'higherLevelSelectTime' ? 'choose' : stepOf(info);

export default screen('higherLevel', HigherLevel);
