import { observer } from 'mobx-react';
import { AnswerScreen, useSubmitStore } from '@/features/homework/answering/AnswerScreen';
import { screen, useParams } from '@/features/screen';
import { Answering } from './parts/answering';
import { Footer } from './parts/footer';
import { SubmitSkeleton } from './parts/skeleton';
import './index.scss';

const HomeworkSubmit = observer(function HomeworkSubmit() {
  const store = useSubmitStore(useParams('homeworkSubmit').id);
  return (
    <AnswerScreen
      store={store}
      className="homework-submit"
      title={store.homework.detail.value?.title}
      footer={store.question && <Footer store={store} />}
      skeleton={<SubmitSkeleton />}
    >
      {(answering) => <Answering {...answering} />}
    </AnswerScreen>
  );
});

export default screen('homeworkSubmit', HomeworkSubmit);
