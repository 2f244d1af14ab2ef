import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import stampUrl from '@/assets/step-up/stamp.svg';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Drawing } from '@/components/Drawing';
import { FeatureSwitch, StepUpStage, StepUpProvider } from '@/contract/stepup/values';
import { stepOfYear } from '@/contract/stepup/year';
import { StepUpDialogs } from '@/features/stepup/dialogs/dialogs';
import { StepUpDialog } from '@/features/stepup/dialogs/StepUpDialog';
import { HigherLevelGate } from '@/features/stepup/higher-level/gate/HigherLevelGate';
import { HigherLevelSkeleton, NewYearCard } from '@/features/stepup/higher-level/parts/cards';
import { KidHead } from '@/features/stepup/head/heads';
import {
  completedTexts as texts,
  higherLevelTexts,
  providerNames,
} from '@/features/stepup/higher-level/texts';
import { featureSwitches, isOn } from '@/features/stepup/info/settings';
import { isArranged } from '@/features/stepup/info/plan';
import type { StepUp } from '@/features/stepup/info/step-up';
import { StepLine } from '@/features/stepup/steps/StepLine';
import { TeacherCard } from '@/features/stepup/teacher/TeacherCard';
import { TeacherStore } from '@/features/stepup/teacher/teacher-store';
import { screen, Screen } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import { AddressCard } from './address-card';
import './index.scss';

/** The new year's class, and what is still to be confirmed. */
const HigherLevelCompleted = () => (
  <HigherLevelGate page="higherLevelCompleted" skeleton={<HigherLevelSkeleton />}>
    {({ info }) => <Completed info={info} />}
  </HigherLevelGate>
);

const Completed = observer(function Completed({ info }: { readonly info: StepUp }) {
  const app = useApp();
  const { addressId = 0, newTeacherId, newTeacherName, headMasterId, stage, provider } = info;
  const [dialogs] = useState(() => new StepUpDialogs(app));
  const [teacher] = useState(() => new TeacherStore(app));
  useEffect(() => {
    void dialogs.headMaster.load(headMasterId);
    if (newTeacherId > 0) void teacher.load(newTeacherId);
  }, [dialogs, teacher, headMasterId, newTeacherId]);
  const hasClass = isArranged(info);
  const head = hasClass ? texts.arranged : texts.confirmed;
  const hasTeacher = isOn(app.get(featureSwitches).value, FeatureSwitch.teacherControl);
  return (
    <Screen
      title={higherLevelTexts.entrance}
      footer={<Actions step={stepOfYear(info).name} onAsk={dialogs.ask} />}
    >
      <View className="higher-level-page">
        <View className="completed__head">
          <KidHead {...head} />
          {hasClass && <Drawing className="completed__stamp" src={stampUrl} width={128} />}
        </View>
        <StepLine at={hasClass ? 'done' : 'group'} />
        <NewYearCard info={info} />
        <Provider name={provider} />
        {stage === StepUpStage.selectTime && <SelectTime onAsk={dialogs.ask} />}
        {hasTeacher && <TeacherCard store={teacher} teacherId={newTeacherId} name={newTeacherName} />}
        {stage === StepUpStage.addressConfirm && <AddressCard addressId={addressId} dialogs={dialogs} />}
      </View>
      <StepUpDialog dialogs={dialogs} />
    </Screen>
  );
});

/** Only known providers are named. */
function Provider({ name }: { readonly name: string | undefined }) {
  const known = Object.values(StepUpProvider).find((provider) => provider === name);
  return known ? <View className="completed__provider">{texts.providedBy(providerNames[known])}</View> : null;
}

function SelectTime({ onAsk }: { readonly onAsk: () => void }) {
  const { title, note, action } = texts.selectTime;
  return (
    <Card className="completed__card">
      <View className="completed__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {title}
      </View>
      <View className="completed__note">{note}</View>
      <Button kind="secondary" size="medium" block onPress={onAsk}>
        {action}
      </Button>
    </Card>
  );
}

interface ActionsProps {
  readonly step: string;
  readonly onAsk: () => void;
}

function Actions({ step, onAsk }: ActionsProps) {
  const { router } = useApp();
  return (
    <>
      <Button block onPress={() => void router.go('syllabus', { step })}>
        {texts.outline}
      </Button>
      <Button className="higher-level-page__quiet" kind="text" block onPress={onAsk}>
        {texts.ask}
      </Button>
    </>
  );
}

export default screen('higherLevelCompleted', HigherLevelCompleted);
