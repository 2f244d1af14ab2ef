import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import type { HomeworkDetail } from '@/contract/homework/homework.schema';
import { Closed, Done, Waiting } from '@/features/homework/answering/Ended';
import { isAnswerable, SubmitStore } from '@/features/homework/answering/submit-store';
import { homeworkTexts } from '@/features/homework/texts';
import { screen, Screen, useParams } from '@/features/screen';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { Loaded } from '@/features/shapes';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app-context';
import { HandIn } from './parts/hand-in';
import { Pages } from './parts/pages';
import { WritingSkeleton } from './parts/skeleton';
import './index.scss';

/** Handwriting of several pages: the task, the pages in their order, handed in as every homework is. */
const Writing = observer(function Writing() {
  const app = useApp();
  const { id } = useParams('uploadWritingQuestions');
  const [store] = useState(() => new SubmitStore(app, recordId(id)));
  useEffect(() => store.open(), [store]);
  useLoadWhenShown(store.load, store.reset);
  const { detail } = store.homework;
  const isWriting = store.sheet !== undefined && !store.done && !store.waiting;
  const toList = { text: homeworkTexts.toList, onPress: () => void app.router.replace('homeworkList') };
  return (
    <Screen
      className="writing"
      footer={isWriting && detail.value && isAnswerable(detail.value) && <HandIn store={store} />}
    >
      <Loaded
        of={detail}
        skeleton={<WritingSkeleton />}
        onRetry={() => void store.load()}
        missing={{ text: homeworkTexts.missing, action: toList }}
      >
        {(value) => <Body store={store} detail={value} />}
      </Loaded>
    </Screen>
  );
});

interface BodyProps {
  readonly store: SubmitStore;
  readonly detail: HomeworkDetail;
}

const Body = observer(function Body({ store, detail }: BodyProps) {
  if (store.done) return <Done store={store} />;
  if (store.waiting) return <Waiting store={store} />;
  if (!isAnswerable(detail)) return <Closed detail={detail} />;
  return store.sheet ? <Pages store={store} sheet={store.sheet} detail={detail} /> : <WritingSkeleton />;
});

export default screen('uploadWritingQuestions', Writing);
