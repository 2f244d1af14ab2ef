import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { ResultBody } from '@/components/ResultBody';
import { Skeleton } from '@/components/Skeleton';
import { Tag } from '@/components/Tag';
import type { Survey } from '@/contract/help/survey.schema';
import { formatMinute } from '@/features/dates/in-full';
import { FormFoot, FormPage } from '@/features/help/form';
import { Screen } from '@/features/screen';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { SurveyStore, type SurveyAddress } from './survey-store';
import './survey.scss';

const texts = {
  example: '示例',
  exampleNote: '这是一份示例，您填写的内容不会提交。',
  endsAt: (minute: string): string => `截止时间：${minute}`,
  submit: '提交',
  sentTitle: '感谢您的参与',
  sentNote: '您填写的内容已经收到。',
  exampleSentTitle: '示例已完成',
  exampleSentNote: '这是一份示例，没有提交任何内容。',
  exampleAgain: '再看一遍',
  answeredTitle: '您已经填写过这份问卷',
  answeredNote: '感谢您的参与，每份问卷填写一次就可以了。',
  overTitle: '问卷已经结束',
  overNote: '感谢您的关注，欢迎参加我们下一次的问卷。',
  logInTitle: '登录后即可填写',
  logInNote: '这份问卷面向豌豆的家长，请先登录。',
  logIn: '去登录',
  seeExample: '查看问卷示例',
  missing: '这份问卷不存在或已下架',
  home: '回首页',
  back: '返回',
  feedback: '还有话想说',
} as const;

interface SurveyScreenProps {
  readonly address: SurveyAddress;
  /** Marked as an example; nothing is sent. */
  readonly isExample?: boolean;
}

/** A survey in all states: open, sent, answered before, over, login required, missing. */
export const SurveyScreen = observer(function SurveyScreen({
  address,
  isExample = false,
}: SurveyScreenProps) {
  const app = useApp();
  const [store] = useState(() => new SurveyStore(app, address, isExample));
  useLoadForSession(store.load, store.reset);
  const { fill, survey, state } = store;
  if (state !== undefined && state !== 'open') return <Ended store={store} />;
  const home = { text: texts.home, onPress: () => void app.router.home() };
  return (
    <Screen
      className="survey"
      mayLeave={isExample ? undefined : fill?.mayLeave}
      footer={fill && <FormFoot fill={fill} submitText={texts.submit} onSubmit={store.submit} />}
    >
      <View className="survey__content">
        <Loaded
          of={survey}
          skeleton={<Skeleton variant="card" parts={[['60%', 48], { lines: 4 }, { lines: 4 }]} />}
          onRetry={() => void store.load()}
          missing={{ text: texts.missing, action: home }}
        >
          {(loaded) => (
            <>
              <Head survey={loaded} isExample={isExample} />
              {fill && <FormPage fill={fill} />}
            </>
          )}
        </Loaded>
      </View>
    </Screen>
  );
});

function Head({ survey, isExample }: { readonly survey: Survey; readonly isExample: boolean }) {
  const { serverClock } = useApp();
  const { title, words, endsAt } = survey;
  return (
    <View className="survey__head">
      <View className="survey__title page-title" {...aria({ role: 'heading', 'aria-level': '1' })}>
        {title}
        {isExample && <Tag className="survey__mark" text={texts.example} tone="accent" />}
      </View>
      {words !== '' && <View className="survey__words">{words}</View>}
      {isExample && <View className="survey__note">{texts.exampleNote}</View>}
      {!isExample && endsAt !== '' && (
        <View className="survey__note">{texts.endsAt(formatMinute(endsAt, serverClock))}</View>
      )}
    </View>
  );
}

/** State of a survey without a form, with a next action. */
const Ended = observer(function Ended({ store }: { readonly store: SurveyStore }) {
  const { router } = useApp();
  const { state, isExample, survey } = store;
  const back = { text: texts.back, onPress: () => void router.back() };
  const feedback = { text: texts.feedback, onPress: () => void router.replace('feedback') };
  return (
    <Screen className="survey survey--result">
      {state === 'sent' && isExample && (
        <ResultBody
          title={texts.exampleSentTitle}
          note={texts.exampleSentNote}
          action={back}
          secondary={{ text: texts.exampleAgain, onPress: store.again }}
        />
      )}
      {state === 'sent' && !isExample && (
        <ResultBody title={texts.sentTitle} note={survey.value?.thanks || texts.sentNote} action={back} />
      )}
      {state === 'answered' && (
        <ResultBody
          title={texts.answeredTitle}
          note={texts.answeredNote}
          action={back}
          secondary={feedback}
        />
      )}
      {state === 'over' && (
        <ResultBody
          illustration="empty"
          title={texts.overTitle}
          note={texts.overNote}
          action={back}
          secondary={feedback}
        />
      )}
      {state === 'logIn' && (
        <ResultBody
          illustration="welcome"
          title={texts.logInTitle}
          note={texts.logInNote}
          action={{ text: texts.logIn, onPress: () => void router.toLogin() }}
          secondary={{ text: texts.seeExample, onPress: () => void router.go('surveyDemo') }}
        />
      )}
    </Screen>
  );
});
