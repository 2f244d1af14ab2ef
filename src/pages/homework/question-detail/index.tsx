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
import { MasterButton, Mastered } from './parts/mastered';
import { Asked } from './parts/asked';
import { InWords } from './parts/in-words';
import { QuestionDetailStore, type Named } from './store';
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
    <Screen className="question-detail">
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
                  after={store.isMastered ? null : <MasterButton store={store} />}
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
