import { observer } from 'mobx-react';
import { Skeleton } from '@/components/Skeleton';
import { AnswerScreen, useSubmitStore } from '@/features/homework/answering/AnswerScreen';
import { submitTexts } from '@/features/homework/answering/texts';
import { screen, useParams } from '@/features/screen';
import { Answering } from './parts/answering';
import { Footer } from './parts/footer';
import './index.scss';

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
