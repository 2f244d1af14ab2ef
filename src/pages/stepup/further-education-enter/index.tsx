import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Illustration } from '@/components/Illustration';
import { Skeleton } from '@/components/Skeleton';
import { aria } from '@/components/aria';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { screen, Screen } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { NoStepUp } from '@/features/stepup/info/NoStepUp';
import { StepUpStore, type StepUp } from '@/features/stepup/info/step-up';
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
            picture={{ round: 320 }}
            parts={[{ lines: 4, plain: true }]}
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
      <Illustration name="welcome" size={320} />
      <View className="year-enter__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.dear(kidName)}
      </View>
      <View className="year-enter__text">{texts.year(yearOf(stepUp.step))}</View>
      <View className="year-enter__text">{texts.news}</View>
    </View>
  );
});

/** The digits in a step's name are the child's year of study: S2 is the second; '' without any. */
function yearOf(step: string): string {
  const [digits] = /\d{1,2}/.exec(step) ?? [];
  return digits && Number(digits) > 0 ? toChineseNumeral(Number(digits)) : '';
}

export default screen('furtherEducationEnter', FurtherEducationEnter);
