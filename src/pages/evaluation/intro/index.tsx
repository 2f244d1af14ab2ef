import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Cell, CellGroup } from '@/components/Cell';
import { EmptyState } from '@/components/EmptyState';
import { Pea } from '@/components/Pea';
import { SkeletonBlock } from '@/components/Skeleton';
import type { OfferedEvaluation, Sitting } from '@/contract/evaluation/schema';
import { useQuestionsAhead } from '@/features/evaluation';
import { evaluationTexts } from '@/features/evaluation/texts';
import { screen, Screen, useShown } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { IntroStore } from './store';
import './index.scss';

const texts = {
  title: '看看孩子现在的水平',
  words: '题目会跟着孩子的回答变难或变简单，不用复习，按平时的样子做就好。',
  begin: '开始测评',
  goOn: '继续上次的测评',
  goOnHint: (name: string, answered: number): string =>
    `${name}上次做了${answered}题，时间还没有到，可以接着做。`,
  results: '做过的测评',
  result: (title: string): string => `${title}的结果`,
  empty: '现在没有可以做的测评，过几天再来',
  home: '回首页',
} as const;

/** What evaluations are, which are offered, and the started one. */
const Intro = observer(function Intro() {
  const app = useApp();
  const [store] = useState(() => new IntroStore(app));
  useShown(() => void store.load());
  useQuestionsAhead();
  return (
    <Screen className="evaluation-intro">
      <View className="evaluation-intro__head">
        <Pea pose="thinks" size={240} />
        <View className="evaluation-intro__title" {...aria({ role: 'heading', 'aria-level': '1' })}>
          {texts.title}
        </View>
        <View className="evaluation-intro__words">{texts.words}</View>
      </View>
      {store.begun && <Begun sitting={store.begun} onGoOn={store.goOn} />}
      <Loaded of={store.offered} skeleton={<SkeletonBlock height={320} />} onRetry={() => void store.load()}>
        {(offered) => <Offers offered={offered} store={store} />}
      </Loaded>
      {store.over.length > 0 && (
        <CellGroup title={texts.results}>
          {store.over.map((sitting) => (
            <Cell key={sitting.id} title={texts.result(sitting.title)} onPress={() => store.see(sitting)} />
          ))}
        </CellGroup>
      )}
    </Screen>
  );
});

interface BegunProps {
  readonly sitting: Sitting;
  readonly onGoOn: (sitting: Sitting) => void;
}

const Begun = ({ sitting, onGoOn }: BegunProps) => (
  <Card className="evaluation-intro__card">
    <View className="evaluation-intro__name">{sitting.title}</View>
    <View className="evaluation-intro__about">
      {texts.goOnHint(sitting.childName || evaluationTexts.child, sitting.answered)}
    </View>
    <Button block onPress={() => onGoOn(sitting)}>
      {texts.goOn}
    </Button>
  </Card>
);

interface OffersProps {
  readonly offered: readonly OfferedEvaluation[];
  readonly store: IntroStore;
}

const Offers = observer(function Offers({ offered, store }: OffersProps) {
  const { router } = useApp();
  if (offered.length === 0)
    return <EmptyState text={texts.empty} action={{ text: texts.home, onPress: () => void router.home() }} />;
  return (
    <>
      {offered
        .filter(({ form }) => form !== store.begun?.form)
        .map((one, at) => (
          <Card key={`${one.form}${one.subject}`} className="evaluation-intro__card">
            <View className="evaluation-intro__name">{one.title}</View>
            <View className="evaluation-intro__about">{one.words}</View>
            <View className="evaluation-intro__facts">
              {[
                evaluationTexts.ages(one.fromAge, one.toAge),
                evaluationTexts.minutes(one.minutes),
                evaluationTexts.questions(one.fewest, one.most),
              ].join(' · ')}
            </View>
            <Button
              block
              kind={store.begun || at > 0 ? 'secondary' : 'primary'}
              label={`${texts.begin} ${one.title}`}
              onPress={() => store.begin(one.form)}
            >
              {texts.begin}
            </Button>
          </Card>
        ))}
    </>
  );
});

export default screen('evaluation', Intro);
