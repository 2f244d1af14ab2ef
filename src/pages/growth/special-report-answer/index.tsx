import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { ListEnd } from '@/components/ListEnd';
import { Overlay } from '@/components/Overlay';
import { Picture } from '@/components/Picture';
import { Skeleton } from '@/components/Skeleton';
import { Tabs } from '@/components/Tabs';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { QuestionCard } from './question-card';
import { AnswersStore } from './store';
import { answerTexts as texts } from './texts';
import './index.scss';

/** Each question of an evaluation, with the child's answer, the correct one and the explanation. */
const SpecialReportAnswer = observer(function SpecialReportAnswer() {
  const app = useApp();
  const named = useParams('specialReportAnswer');
  const [store] = useState(() => new AnswersStore(app, named));
  useLoadForSession(() => store.load(), store.reset);
  const toReports = () => void app.router.replace('evaReportList', { grow: 'false' });
  return (
    <Screen>
      <View className="answers">
        <Loaded
          of={store.questions}
          skeleton={
            <Skeleton
              variant="card"
              parts={[{ bars: [40], lines: 4 }]}
              rows={3}
              className="answers__cards"
              label={texts.loading}
            />
          }
          onRetry={() => void store.load()}
          missing={{ text: texts.missing, action: { text: texts.toReports, onPress: toReports } }}
        >
          {(questions) =>
            questions.length === 0 ? (
              <EmptyState text={texts.empty} action={{ text: texts.toReports, onPress: toReports }} />
            ) : (
              <Questions store={store} />
            )
          }
        </Loaded>
      </View>
      <Zoomed store={store} />
    </Screen>
  );
});

const ALL = 'all';
const WRONG = 'wrong';

const Questions = observer(function Questions({ store }: { readonly store: AnswersStore }) {
  const { all, isOnlyWrong, shown, wrong } = store;
  const items = [
    { key: ALL, text: texts.all(all.length) },
    { key: WRONG, text: texts.wrong(wrong.length) },
  ];
  return (
    <>
      <View className="answers__summary" {...aria({ role: 'status' })}>
        {texts.summary(all.length, all.length - wrong.length)}
      </View>
      <Tabs
        items={items}
        active={isOnlyWrong ? WRONG : ALL}
        onChange={(key) => store.showOnlyWrong(key === WRONG)}
      />
      <View className="answers__cards">
        {shown.map((question) => (
          <QuestionCard key={question.position} question={question} onZoom={() => store.zoom(question)} />
        ))}
        {shown.length > 0 ? <ListEnd /> : <NoneWrong store={store} />}
      </View>
    </>
  );
});

const NoneWrong = ({ store }: { readonly store: AnswersStore }) => (
  <EmptyState
    illustration="success"
    text={texts.noneWrong}
    action={{ text: texts.showAll, onPress: () => store.showOnlyWrong(false) }}
  />
);

/** As wide as the page; pinch to zoom. */
const Zoomed = observer(function Zoomed({ store }: { readonly store: AnswersStore }) {
  const { zoomed } = store;
  const label = texts.picture(zoomed?.position ?? 0);
  const close = () => store.zoom(undefined);
  return (
    <Overlay
      open={zoomed !== undefined}
      placement="center"
      closeOnMask
      label={label}
      className="answers__zoom"
      onClose={close}
    >
      <Picture src={zoomed?.picture} alt={label} ratio={1.6} mode="aspectFit" lazy={false} />
      <Button kind="text" block onPress={close}>
        {texts.close}
      </Button>
    </Overlay>
  );
});

export default screen('specialReportAnswer', SpecialReportAnswer);
