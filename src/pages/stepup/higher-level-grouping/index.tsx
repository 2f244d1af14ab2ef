import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { StepUpDialogs } from '@/features/stepup/dialogs/dialogs';
import { StepUpDialog } from '@/features/stepup/dialogs/StepUpDialog';
import { HigherLevelGate } from '@/features/stepup/higher-level/gate/HigherLevelGate';
import type { Admitted } from '@/features/stepup/higher-level/gate/gate-store';
import { HigherLevelSkeleton } from '@/features/stepup/higher-level/parts/cards';
import { KidHead } from '@/features/stepup/head/heads';
import {
  groupingTexts as texts,
  higherLevelTexts,
  overviewTexts,
} from '@/features/stepup/higher-level/texts';
import { oldSeatUntil } from '@/features/stepup/info/old-seat';
import { featureSwitches } from '@/features/stepup/info/settings';
import type { StepUp } from '@/features/stepup/info/step-up';
import { PreferredTimes } from '@/features/stepup/plan/PreferredTimes';
import { StepLine } from '@/features/stepup/steps/StepLine';
import { byBeijing, dayText, faceOf } from '@/features/dates/zones';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen } from '@/features/screen';
import type { LocalClock } from '@/services/clock';
import { useApp } from '@/stores/app/app-context';
import './index.scss';

/** The preferred times are waiting for a class. */
const HigherLevelGrouping = () => (
  <HigherLevelGate page="higherLevelGrouping" skeleton={<HigherLevelSkeleton />}>
    {(admitted) => <Grouping admitted={admitted} />}
  </HigherLevelGate>
);

const Grouping = observer(function Grouping({ admitted }: { readonly admitted: Admitted }) {
  const app = useApp();
  const { info } = admitted;
  const [dialogs] = useState(() => new StepUpDialogs(app));
  useEffect(() => void dialogs.headMaster.load(info.headMasterId), [dialogs, info]);
  const { title, note } = overviewTexts.higherLevelGrouping;
  return (
    <Screen title={higherLevelTexts.entrance} footer={<Actions onAsk={dialogs.ask} />}>
      <View className="higher-level-page">
        <KidHead title={title} note={note} />
        <StepLine at="group" />
        <PreferredTimes info={info} heading={texts.times} />
        <Next info={info} />
      </View>
      <StepUpDialog dialogs={dialogs} />
    </Screen>
  );
});

const Next = observer(function Next({ info }: { readonly info: StepUp }) {
  const app = useApp();
  const switches = app.get(featureSwitches);
  useLoadForSession(() => switches.once());
  const kept = sayKept(oldSeatUntil(info, switches.value), app.serverClock);
  const steps = kept ? [...texts.steps, texts.seatKept(kept)] : texts.steps;
  return (
    <Card className="grouping__card">
      <View className="grouping__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.next}
      </View>
      {steps.map((step) => (
        <View key={step} className="grouping__step">
          <View className="grouping__dot" {...aria({ 'aria-hidden': 'true' })} />
          <View className="grouping__text">{step}</View>
        </View>
      ))}
    </Card>
  );
});

/** The last day; '' if no seat is kept any more. */
function sayKept(until: number | undefined, serverClock: LocalClock): string {
  if (until === undefined || until < serverClock.now()) return '';
  return byBeijing(dayText(faceOf(until)), serverClock);
}

/** The head master, who forms the groups, changes the times. */
function Actions({ onAsk }: { readonly onAsk: () => void }) {
  const { router } = useApp();
  return (
    <>
      <Button block onPress={() => void router.home()}>
        {texts.home}
      </Button>
      <Button className="higher-level-page__quiet" kind="text" block onPress={onAsk}>
        {texts.change}
      </Button>
    </>
  );
}

export default screen('higherLevelGrouping', HigherLevelGrouping);
