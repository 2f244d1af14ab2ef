import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import stampUrl from '@/assets/step-up/stamp.svg';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Drawing } from '@/components/Drawing';
import { Skeleton } from '@/components/Skeleton';
import { FeatureSwitch, StepUpStatus } from '@/contract/stepup/values';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { screen, Screen } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { AccountHead } from '@/features/stepup/head/heads';
import { Choices, ChooseButton } from '@/features/stepup/answer/Choices';
import { answerTexts } from '@/features/stepup/answer/texts';
import { StepUpDialog } from '@/features/stepup/dialogs/StepUpDialog';
import { NoStepUp } from '@/features/stepup/info/NoStepUp';
import { featureSwitches, isOn } from '@/features/stepup/info/settings';
import { isArranged, viewOf, type YearView, planOf } from '@/features/stepup/info/plan';
import { lacksTimes } from '@/contract/stepup/year';
import type { StepUp } from '@/features/stepup/info/step-up';
import { PlanCard } from '@/features/stepup/plan/PlanCard';
import { StepLine, stepOf } from '@/features/stepup/steps/StepLine';
import { TeacherCard } from '@/features/stepup/teacher/TeacherCard';
import { useApp } from '@/stores/app/app-context';
import { useTimeLeft } from '@/features/dates/use-time-left';
import { ReminderLink } from '@/features/messages/reminders/ReminderLink';
import { oldSeatUntil } from '@/features/stepup/info/old-seat';
import { PreferredTimes } from '@/features/stepup/plan/PreferredTimes';
import { splitCountdown } from '@/services/helpers/countdown';
import { yearTexts as texts } from './texts';
import { Links } from './parts/links';
import { FurtherEducationStore } from './store';
import './index.scss';

interface PartProps {
  readonly store: FurtherEducationStore;
  readonly stepUp: StepUp;
}

/** The yearly decision: the child's arrangement, its state, and the parent's answer. */
const FurtherEducation = observer(function FurtherEducation() {
  const app = useApp();
  const [store] = useState(() => new FurtherEducationStore(app));
  useLoadWhenShown(store.load, store.reset);
  const { value } = store.stepUp.info;
  const hasAnswer = value != null && (viewOf(value) === 'confirm' || viewOf(value) === 'choose');
  return (
    <Screen className="year" footer={hasAnswer && <Answer store={store} stepUp={value} />}>
      <View className="year__content">
        <AccountHead />
        <Loaded of={store.stepUp.info} skeleton={skeleton} onRetry={() => void store.load()}>
          {(stepUp) => (stepUp ? <Year store={store} stepUp={stepUp} /> : <NoStepUp />)}
        </Loaded>
      </View>
      <StepUpDialog dialogs={store.dialogs} />
    </Screen>
  );
});

const Year = observer(function Year({ store, stepUp }: PartProps) {
  const switches = useApp().get(featureSwitches).value;
  // About to redirect to the choice of times.
  if (lacksTimes(stepUp)) return skeleton;
  const view = viewOf(stepUp);
  // Before a choice there may be no teacher.
  const hasTeacher = view !== 'choose' || stepUp.newTeacherId > 0;
  const isGrouping = stepUp.status === StepUpStatus.grouping;
  return (
    <>
      <StepLine at={stepOf(stepUp)} />
      <Head view={view} stepUp={stepUp} />
      {view === 'choose' && <Choices answer={store.answer} stepUp={stepUp} />}
      {isGrouping && <Grouping stepUp={stepUp} />}
      <Arrangement stepUp={stepUp} />
      {!isGrouping && hasTeacher && isOn(switches, FeatureSwitch.teacherControl) && (
        <View className="year__card">
          <TeacherCard store={store.teacher} teacherId={stepUp.newTeacherId} name={stepUp.newTeacherName} />
        </View>
      )}
      <Links store={store} stepUp={stepUp} />
    </>
  );
});

interface HeadProps {
  readonly view: YearView;
  readonly stepUp: StepUp;
}

function Head({ view, stepUp }: HeadProps) {
  const head = headOf(view, stepUp);
  if (!head) return null;
  const { title, note } = { ...texts.head, choose: answerTexts }[head];
  return (
    <Card className={`year__card year__head year__head--${view}`}>
      <View className="year__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {title}
      </View>
      <View className="year__note">{note}</View>
      {view === 'complete' && isArranged(stepUp) && (
        <View className="year__stamp">
          <Drawing src={stampUrl} width={160} />
        </View>
      )}
    </Card>
  );
}

/** undefined: the arrangement and the button below it say what to do. */
function headOf(view: YearView, stepUp: StepUp): keyof typeof texts.head | 'choose' | undefined {
  // After a step-up the child may have neither class nor teacher yet.
  if (view === 'confirm') return isArranged(stepUp) ? undefined : 'unarranged';
  if (view === 'complete' && !isArranged(stepUp)) return 'confirmed';
  // If the teacher arranges the year, there are no preferred times.
  return view === 'grouping' && stepUp.planTimes.length === 0 ? 'arranged' : view;
}

const Answer = observer(function Answer({ store, stepUp }: PartProps) {
  const { answer } = store;
  if (viewOf(stepUp) === 'choose')
    return <ChooseButton answer={answer} onChoose={() => void store.choose(stepUp)} />;
  return (
    <Button block loading={answer.busy === 'confirm'} onPress={() => void store.confirm(stepUp)}>
      {texts.confirm}
    </Button>
  );
});

const skeleton = <Skeleton variant="card" parts={[120, 180, 320, 220]} label={texts.loading} />;

/** The arrangement, or before a decision the current one, and the remaining hours. */
function Arrangement({ stepUp }: { readonly stepUp: StepUp }) {
  const { of, step } = planOf(stepUp);
  const course = [stepUp.course, step].filter(Boolean).join(' ');
  return (
    <PlanCard
      info={stepUp}
      heading={of === 'now' ? texts.now : texts.arrangement}
      words={texts.words}
      facts={[{ name: texts.step, value: course }]}
    />
  );
}

export default screen('furtherEducation', FurtherEducation);

/** Waiting for a class: until when the old seat is kept, and the preferred times. */
const Grouping = observer(function Grouping({ stepUp }: { readonly stepUp: StepUp }) {
  const end = oldSeatUntil(stepUp, useApp().get(featureSwitches).value);
  return (
    <>
      {end !== undefined && (
        <Card className="year__card">
          <Countdown end={end} />
          <ReminderLink about="seat" />
        </Card>
      )}
      <PreferredTimes info={stepUp} heading={texts.times} />
    </>
  );
});

/** Countdown in seconds to the release of the old seat, down to 00:00:00. */
function Countdown({ end }: { readonly end: number }) {
  const remaining = useTimeLeft(end);
  const { days, clock } = splitCountdown(remaining);
  return (
    <View className="year__countdown" {...aria({ role: 'timer' })}>
      <View className="year__countdown-name">{remaining > 0 ? texts.countdown : texts.over}</View>
      <View className="year__countdown-time">
        {days > 0 && `${texts.days(days)} `}
        {clock}
      </View>
    </View>
  );
}
