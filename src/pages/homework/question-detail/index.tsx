import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Card } from '@/components/Card';
import { Skeleton } from '@/components/Skeleton';
import { Practice } from '@/features/questions/practice/Practice';
import { screen, Screen, useParams } from '@/features/screen';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Loaded } from '@/features/shapes';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import type { Question } from '@/contract/questions/question.schema';
import { ItemCorrection } from '@/features/homework/correction/CorrectionHead';
import { QuestionCard, RichText } from '@/features/questions';
import { Picture } from '@/components/Picture';
import { Button } from '@/components/Button';
import { Tag } from '@/components/Tag';
import { QuestionDetailStore, type Detail, type Named, type WrongQuestion } from './store';
import { questionDetailTexts as texts } from './texts';
import './index.scss';

/** A question for review, and similar ones to practise. */
const QuestionDetail = observer(function QuestionDetail() {
  const app = useApp();
  const params = useParams('questionDetail');
  const [store] = useState(() => new QuestionDetailStore(app, namedBy(params)));
  useLoadForSession(() => store.load(), store.reset);
  const toHomework = () => void app.router.replace('homeworkList', {});
  return (
    <Screen className="question-detail" title={store.detail.value?.title}>
      <View className="question-detail__content">
        <Loaded
          of={store.detail}
          skeleton={<Skeleton variant="card" parts={[{ lines: 6 }]} label={texts.loading} />}
          onRetry={() => void store.load()}
          missing={{ text: texts.missing, action: { text: texts.toHomework, onPress: toHomework } }}
        >
          {(detail) => (
            <>
              <Card className="question-detail__card">
                {detail.question ? (
                  <Asked detail={detail} question={detail.question} />
                ) : (
                  detail.wrong && <InWords wrong={detail.wrong} />
                )}
                <Mastered store={store} />
              </Card>
              {detail.wrong && (
                <Practice
                  wrongQuestionId={detail.wrong.id}
                  after={store.isMastered ? null : <MasterButton store={store} isAnswer />}
                />
              )}
            </>
          )}
        </Loaded>
      </View>
    </Screen>
  );
});

function namedBy(params: { id?: string; questionId?: string; wrongQuestionId?: string }): Named {
  const wrongQuestionId = recordId(params.wrongQuestionId);
  if (wrongQuestionId !== undefined) return { wrongQuestionId };
  const homeworkId = recordId(params.id);
  const questionId = recordId(params.questionId);
  return homeworkId === undefined || questionId === undefined ? undefined : { homeworkId, questionId };
}

export default screen('questionDetail', QuestionDetail);

interface AskedProps {
  readonly detail: Detail;
  readonly question: Question;
}

/** The original question, with the child's answer and the teacher's comment. */
const Asked = ({ detail: { answer, item, solution, wrong }, question }: AskedProps) => (
  <>
    <QuestionCard
      question={question}
      answer={answer}
      {...(item ? { checked: item } : {})}
      {...(solution ? { solution } : {})}
    />
    {answer === undefined && wrong && (
      <View className="question-detail__line">
        <View className="question-detail__label">{texts.childAnswer}</View>
        <View className="question-detail__text">{wrong.childAnswer}</View>
      </View>
    )}
    {!item && !solution && <View className="question-detail__note">{texts.open}</View>}
    {item && <ItemCorrection item={item} answer={answer} />}
  </>
);

/** A question available as text only. */
const InWords = ({ wrong }: { readonly wrong: WrongQuestion }) => (
  <>
    <View className="question-detail__stem">
      <RichText text={wrong.stem} />
    </View>
    {wrong.picture && (
      <Picture src={wrong.picture} alt={wrong.stem} width="100%" mode="widthFix" round="small" />
    )}
    {wrong.options.map((option, at) => (
      <View key={option} className="question-detail__option">
        {`${String.fromCharCode('A'.charCodeAt(0) + at)}. ${option}`}
      </View>
    ))}
    <Line label={texts.childAnswer} text={wrong.childAnswer} />
    <Line label={texts.rightAnswer} text={wrong.rightAnswer} />
    {wrong.analysis !== '' && <Line label={texts.analysis} text={wrong.analysis} />}
  </>
);

const Line = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <View className="question-detail__line">
    <View className="question-detail__label">{label}</View>
    <View className="question-detail__text">{text}</View>
  </View>
);

interface MasteredProps {
  readonly store: QuestionDetailStore;
}

/** Its state in the wrong-question collection. */
const Mastered = observer(function Mastered({ store }: MasteredProps) {
  const wrong = store.detail.value?.wrong;
  if (!wrong) return null;
  return (
    <View className="question-detail__foot">
      {store.isMastered ? (
        <Tag tone="primary" text={texts.mastered} />
      ) : (
        <Tag tone="neutral" text={texts.times(wrong.wrongTimes)} />
      )}
      <Tag className="question-detail__knowledge" text={wrong.knowledge} />
      <MasterButton store={store} />
    </View>
  );
});

interface MasterButtonProps extends MasteredProps {
  /** Below what was practised. */
  readonly isAnswer?: boolean;
}

/** Marks it as mastered, or reverts that. Only the parent may. */
const MasterButton = observer(function MasterButton({ store, isAnswer = false }: MasterButtonProps) {
  const { isMastered, isMarking } = store;
  if (!store.detail.value?.wrong?.mayMark) return null;
  return (
    <Button
      kind={isAnswer ? 'secondary' : 'text'}
      size={isAnswer ? 'medium' : 'small'}
      loading={isMarking}
      onPress={() => void store.mark(!isMastered)}
    >
      {isMastered ? texts.unmaster : texts.master}
    </Button>
  );
});
