import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import type { HomeworkDetail } from '@/contract/homework/homework.schema';
import { homeworkTexts } from '@/features/homework/texts';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { screen, Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app-context';
import { Answering } from './parts/answering';
import { Footer } from './parts/footer';
import { Closed, Done, Waiting } from '@/features/homework/answering/Ended';
import { SubmitSkeleton } from './parts/skeleton';
import { isAnswerable, SubmitStore } from '@/features/homework/answering/submit-store';
import './index.scss';

/** A child answers a homework and hands it in. */
const HomeworkSubmit = observer(function HomeworkSubmit() {
  const app = useApp();
  const { id } = useParams('homeworkSubmit');
  const [store] = useState(() => new SubmitStore(app, recordId(id)));
  useEffect(() => store.open(), [store]);
  useLoadWhenShown(store.load, store.reset);
  const { detail } = store.homework;
  const isAnswering = lookOf(store, detail.value) === 'answering';
  const toList = { text: homeworkTexts.toList, onPress: () => void app.router.replace('homeworkList') };
  return (
    <Screen
      className="homework-submit"
      title={detail.value?.title}
      footer={isAnswering && store.question ? <Footer store={store} /> : undefined}
    >
      <Loaded
        of={detail}
        skeleton={<SubmitSkeleton />}
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
  switch (lookOf(store, detail)) {
    case 'done':
      return <Done store={store} />;
    case 'waiting':
      return <Waiting store={store} />;
    case 'closed':
      return <Closed detail={detail} />;
    default:
      return store.sheet ? (
        <Answering store={store} sheet={store.sheet} detail={detail} />
      ) : (
        <SubmitSkeleton />
      );
  }
});

function lookOf(
  { done, waiting }: SubmitStore,
  detail: HomeworkDetail | undefined,
): 'done' | 'waiting' | 'closed' | 'answering' {
  if (done) return 'done';
  if (waiting) return 'waiting';
  return detail && !isAnswerable(detail) ? 'closed' : 'answering';
}

export default screen('homeworkSubmit', HomeworkSubmit);
