import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Skeleton } from '@/components/Skeleton';
import { AnswerScreen, useSubmitStore } from '@/features/homework/answering/AnswerScreen';
import type { SubmitStore } from '@/features/homework/answering/submit-store';
import { homeworkTexts } from '@/features/homework/texts';
import { screen, useParams } from '@/features/screen';
import { Pages } from './parts/pages';
import { writingTexts as texts } from './texts';
import './index.scss';

const HandIn = ({ store }: { readonly store: SubmitStore }) => (
  <Button block onPress={() => void store.handIn()}>
    {texts.handIn}
  </Button>
);

/** Handwriting of several pages: the task, the pages in order, and the usual hand-in. */
const Writing = observer(function Writing() {
  const store = useSubmitStore(useParams('uploadWritingQuestions').id);
  return (
    <AnswerScreen
      store={store}
      className="writing"
      footer={<HandIn store={store} />}
      skeleton={
        <Skeleton
          variant="card"
          parts={[['60%', 48], { lines: 4 }, 320]}
          top={24}
          className="writing__content"
          label={homeworkTexts.loading}
        />
      }
    >
      {(answering) => <Pages {...answering} />}
    </AnswerScreen>
  );
});

export default screen('uploadWritingQuestions', Writing);
