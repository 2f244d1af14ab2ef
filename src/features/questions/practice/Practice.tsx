import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState, type ReactNode } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Pea } from '@/components/Pea';
import { Pod } from '@/components/Pod';
import { Skeleton } from '@/components/Skeleton';
import { Loaded } from '@/features/shapes';
import { Celebrated } from '@/features/shapes/celebration/Celebrated';
import { useApp } from '@/stores/app/app-context';
import { QuestionCard } from '../QuestionCard';
import { PracticeStore } from './practice-store';
import './practice.scss';

const texts = {
  title: '练练类似的题',
  progress: '练习进度',
  begin: '开始练习',
  note: '一次几道，做完一道马上看讲解。',
  none: '暂时没有类似的题，先看上面的讲解吧',
  check: '检查答案',
  next: '下一题',
  finish: '查看结果',
  answerFirst: '先写下答案',
  allRight: (count: number) => `${count}题都对了，真棒！`,
  some: (right: number, count: number) => `${count}题对了${right}题，再看一遍讲解，慢慢来`,
  again: '再练一组',
  loading: '正在准备题目',
} as const;

interface PracticeProps {
  readonly wrongQuestionId: number;
  readonly after?: ReactNode;
}

/** Similar questions, then the result. */
export const Practice = observer(function Practice({ wrongQuestionId, after }: PracticeProps) {
  const app = useApp();
  const [store] = useState(() => new PracticeStore(app, wrongQuestionId));
  return (
    <View className="practice" {...aria({ role: 'region', 'aria-label': texts.title })}>
      <View className="practice__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.title}
      </View>
      {store.hasBegun ? (
        <Loaded
          of={store.questions}
          skeleton={<Skeleton variant="card" parts={[{ lines: 4 }]} label={texts.loading} />}
          onRetry={() => void store.begin()}
        >
          {() => <Questions store={store} after={after} />}
        </Loaded>
      ) : (
        <Card className="practice__card">
          <View className="practice__note">{texts.note}</View>
          <Button block onPress={() => void store.begin()}>
            {texts.begin}
          </Button>
        </Card>
      )}
    </View>
  );
});

interface QuestionsProps {
  readonly store: PracticeStore;
  readonly after: ReactNode;
}

const Questions = observer(function Questions({ store, after }: QuestionsProps) {
  const { count, failure, number, outcome, question } = store;
  if (count === 0) {
    return (
      <Card className="practice__card">
        <View className="practice__note">{texts.none}</View>
      </Card>
    );
  }
  if (!question) return <Result store={store} after={after} />;
  return (
    <Card className="practice__card">
      <Pod now={outcome ? number : number - 1} max={count} at={number - 1} label={texts.progress} />
      <QuestionCard
        key={question.id}
        isForChild
        question={question}
        answer={store.answer}
        number={number}
        of={count}
        {...(outcome ?? { onAnswer: (answer) => store.setAnswer(answer) })}
      />
      {failure && (
        <View className="practice__failure" {...aria({ role: 'alert' })}>
          {failure}
        </View>
      )}
      <View className="practice__action">
        {outcome ? (
          <Button block onPress={() => store.next()}>
            {store.isLast ? texts.finish : texts.next}
          </Button>
        ) : (
          <Button
            block
            loading={store.isChecking}
            disabled={!store.mayCheck}
            onPress={() => void store.check()}
          >
            {store.mayCheck ? texts.check : texts.answerFirst}
          </Button>
        )}
      </View>
    </Card>
  );
});

const Result = observer(function Result({ store, after }: QuestionsProps) {
  const { count, rightCount } = store;
  return (
    <Card className="practice__card practice__card--result">
      <Celebrated moment="allRight" />
      <View {...aria({ role: 'status' })}>
        <Pea pose={rightCount === count ? 'cheers' : 'thinks'} size={240} />
        <View className="practice__result">
          {rightCount === count ? texts.allRight(count) : texts.some(rightCount, count)}
        </View>
      </View>
      {after}
      <Button block kind="text" onPress={() => void store.begin()}>
        {texts.again}
      </Button>
    </Card>
  );
});
