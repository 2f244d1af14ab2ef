import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Illustration } from '@/components/Illustration';
import { Skeleton } from '@/components/Skeleton';
import { aria } from '@/components/aria';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { screen, Screen } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { stepOfYear } from '@/contract/stepup/year';
import { NoStepUp } from '@/features/stepup/info/NoStepUp';
import { viewOf, type YearView } from '@/features/stepup/info/plan';
import { StepUpStore, type StepUp } from '@/features/stepup/info/step-up';
import { stepOf, StepLine } from '@/features/stepup/steps/StepLine';
import { stepUpProfile } from '@/features/stepup/operator';
import { toChineseNumeral } from '@/services/helpers/chinese-number';
import { useApp } from '@/stores/app/app-context';
import './index.scss';

const texts = {
  dear: (kidName: string): string => (kidName ? `亲爱的${kidName}家长` : '亲爱的家长'),
  /** Year of study in Chinese numerals; '' if unknown. */
  year: (year: string): string =>
    year
      ? `孩子在豌豆的第${year}学年就要结束了，感谢您一路的陪伴和信任`
      : '孩子在豌豆的这一学年就要结束了，感谢您一路的陪伴和信任',
  news: '新学年的课程、老师和上课时间，我们已经为孩子准备好了，请您来看一看',
  enter: '查看新学年安排',
  standing: '现在进展',
  standings: {
    confirm: '等您确认',
    choose: '等您选择',
    arranged: '由老师统一安排',
    grouping: '正在组班',
    complete: '已经确认',
  } satisfies Record<YearView, string>,
  now: '现在课程',
  next: '新的学年',
  open: '等您来选',
  steps: '新学年分四步',
} as const;

/** Entry to the yearly arrangement: how long the child has been learning, and the news. */
const FurtherEducationEnter = observer(function FurtherEducationEnter() {
  const app = useApp();
  const [store] = useState(() => new StepUpStore(app));
  useLoadWhenShown(() => store.load(), store.info.reset);
  const enter = (
    <Button block onPress={() => void app.router.go('furtherEducation')}>
      {texts.enter}
    </Button>
  );
  return (
    <Screen className="year-enter" footer={store.info.value && enter}>
      <Loaded
        of={store.info}
        skeleton={
          <Skeleton
            variant="detail"
            picture={{ round: 240 }}
            parts={[{ lines: 4, plain: true }, 220, 460]}
            gap={48}
            className="year-enter__skeleton"
          />
        }
        onRetry={() => void store.load()}
      >
        {(stepUp) => (stepUp ? <Greeting stepUp={stepUp} /> : <NoStepUp />)}
      </Loaded>
    </Screen>
  );
});

const Greeting = observer(function Greeting({ stepUp }: { readonly stepUp: StepUp }) {
  const { kidName } = useApp().get(stepUpProfile).value;
  return (
    <View className="year-enter__content">
      <Illustration name="welcome" size={240} />
      <View className="year-enter__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.dear(kidName)}
      </View>
      <View className="year-enter__text">{texts.year(yearOf(stepUp.step))}</View>
      <View className="year-enter__text">{texts.news}</View>
      <Decided stepUp={stepUp} />
      <Card className="year-enter__card">
        <View className="year-enter__heading" {...aria({ role: 'heading', 'aria-level': '3' })}>
          {texts.steps}
        </View>
        <StepLine at={stepOf(stepUp)} hasNotes />
      </Card>
    </View>
  );
});

/** What is decided, and what is not. Times and teachers are behind the door, where the operator may hide them. */
function Decided({ stepUp }: { readonly stepUp: StepUp }) {
  const view = viewOf(stepUp);
  const { course, step } = stepUp;
  const of = (name: string): string => [course, name].filter(Boolean).join(' ');
  const next = view === 'choose' ? texts.open : of(stepOfYear(stepUp).name);
  const facts = [
    [texts.now, of(step)],
    [texts.next, next],
    [texts.standing, texts.standings[view]],
  ] as const;
  return (
    <Card className="year-enter__card">
      {facts.map(
        ([name, value]) =>
          value && (
            <View key={name} className="year-enter__fact">
              <View className="year-enter__name">{name}</View>
              <View className="year-enter__value">{value}</View>
            </View>
          ),
      )}
    </Card>
  );
}

/** The digits in a step's name are the child's year of study: S2 is the second; '' without any. */
function yearOf(step: string): string {
  const [digits] = /\d{1,2}/.exec(step) ?? [];
  return digits && Number(digits) > 0 ? toChineseNumeral(Number(digits)) : '';
}

export default screen('furtherEducationEnter', FurtherEducationEnter);
