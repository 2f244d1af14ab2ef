import { observer } from 'mobx-react';
import { AnswerScreen, useSubmitStore } from '@/features/homework/answering/AnswerScreen';
import { screen, useParams } from '@/features/screen';
import { HandIn } from './parts/hand-in';
import { Pages } from './parts/pages';
import { WritingSkeleton } from './parts/skeleton';
import './index.scss';

/** Handwriting of several pages: the task, the pages in order, and the usual hand-in. */
const Writing = observer(function Writing() {
  const store = useSubmitStore(useParams('uploadWritingQuestions').id);
  return (
    <AnswerScreen
      store={store}
      className="writing"
      footer={<HandIn store={store} />}
      skeleton={<WritingSkeleton />}
    >
      {(answering) => <Pages {...answering} />}
    </AnswerScreen>
  );
});

export default screen('uploadWritingQuestions', Writing);
