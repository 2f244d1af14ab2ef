import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Skeleton } from '@/components/Skeleton';
import { AnswerScreen, useSubmitStore } from '@/features/homework/answering/AnswerScreen';
import type { SubmitStore } from '@/features/homework/answering/submit-store';
import { submitTexts, submitTexts as texts } from '@/features/homework/answering/texts';
import { screen, useParams } from '@/features/screen';
import { Answering } from './parts/answering';
import './index.scss';

/** Previous and next question; after the last one, the hand-in. */
const Footer = observer(function Footer({ store }: { readonly store: SubmitStore }) {
  const { index, isLast } = store;
  return (
    <View className="homework-submit__footer">
      {index > 0 && (
        <View className="homework-submit__action">
          <Button block kind="secondary" onPress={() => store.go(index - 1)}>
            {texts.previous}
          </Button>
        </View>
      )}
      <View className="homework-submit__action">
        <Button block onPress={() => (isLast ? store.showOverview(true) : store.go(index + 1))}>
          {isLast ? texts.check : texts.next}
        </Button>
      </View>
    </View>
  );
});

const HomeworkSubmit = observer(function HomeworkSubmit() {
  const store = useSubmitStore(useParams('homeworkSubmit').id);
  return (
    <AnswerScreen
      store={store}
      className="homework-submit"
      title={store.homework.detail.value?.title}
      footer={store.question && <Footer store={store} />}
      skeleton={
        <Skeleton
          variant="card"
          parts={[['50%', 32], 120, 96, 96, 96]}
          className="homework-submit__content"
          label={submitTexts.loading}
        />
      }
    >
      {(answering) => <Answering {...answering} />}
    </AnswerScreen>
  );
});

export default screen('homeworkSubmit', HomeworkSubmit);
