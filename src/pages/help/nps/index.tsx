import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { ResultBody } from '@/components/ResultBody';
import { Skeleton } from '@/components/Skeleton';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen } from '@/features/screen';
import { FormFooter, Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { Pea } from '@/components/Pea';
import { SURVEY_SCORE } from '@/contract/help/values';
import { Scores } from '@/features/help/scores/Scores';
import { npsTexts } from '../texts';
import { Reasons } from './parts/reasons';
import { NpsStore } from './store';
import './index.scss';

/** The satisfaction survey: score, reasons, comment. */
const Nps = observer(function Nps() {
  const app = useApp();
  const [store] = useState(() => new NpsStore(app));
  useLoadForSession(store.load, store.reset);
  const { form, due } = store;
  const back = { text: npsTexts.back, onPress: () => void app.router.back() };
  if (form.isSaved) {
    return (
      <Screen className="nps nps--result">
        <ResultBody title={npsTexts.sentTitle} note={npsTexts.sentNote} action={back} />
      </Screen>
    );
  }
  if (store.isAnswered || due.value === false) {
    const secondary = { text: npsTexts.feedback, onPress: () => void app.router.replace('feedback') };
    return (
      <Screen className="nps">
        <ResultBody
          illustration="empty"
          title={npsTexts.doneTitle}
          note={npsTexts.doneNote}
          action={back}
          secondary={secondary}
        />
      </Screen>
    );
  }
  const text = form.failure ? npsTexts.submitAgain : npsTexts.submit;
  return (
    <Screen
      className="nps"
      mayLeave={form.mayLeave}
      footer={due.value && <FormFooter form={form} text={text} onSubmit={() => void store.submit()} />}
    >
      <View className="nps__content">
        <Loaded
          of={due}
          skeleton={<Skeleton variant="card" parts={[640]} />}
          onRetry={() => void store.load()}
        >
          {() => (
            <>
              <Score store={store} />
              <Reasons store={store} />
            </>
          )}
        </Loaded>
      </View>
    </Screen>
  );
});

export default screen('nps', Nps);

const { min, max } = SURVEY_SCORE;
const SCORES = Array.from({ length: max - min + 1 }, (_, at) => min + at);

/** The pea asks; the answer is 0 to 10. */
const Score = observer(function Score({ store: { form } }: { store: NpsStore }) {
  return (
    <Card className="nps__card">
      <View className="nps__asked">
        <Pea pose="greets" size={240} />
        <View className="nps__question">{npsTexts.question}</View>
      </View>
      <Scores
        scores={SCORES}
        chosen={form.values.score ?? undefined}
        label={npsTexts.question}
        say={npsTexts.score}
        lowText={`${min} ${npsTexts.low}`}
        highText={`${max} ${npsTexts.high}`}
        onChoose={(score) => form.set('score', score)}
      />
      <View className="nps__error" {...aria({ role: 'alert' })}>
        {form.complaints.score}
      </View>
    </Card>
  );
});
