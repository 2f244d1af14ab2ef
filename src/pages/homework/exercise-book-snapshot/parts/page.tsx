import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { aria } from '@/components/aria';
import { ResultBody } from '@/components/ResultBody';
import { Skeleton } from '@/components/Skeleton';
import { Spinner } from '@/components/Spinner';
import { ExerciseState, UnreadableReason } from '@/contract/homework/exercise-book';
import type { ExercisePage } from '@/contract/homework/exercise-book.schema';
import { Screen } from '@/features/screen';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { FormFooter, Loaded } from '@/features/shapes';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import { PageStore } from '../page-store';
import { snapshotTexts as texts } from '../texts';
import { LookThrough } from './look-through';

/** The photo's state: being read, unreadable, or ready for review. */
export const Page = observer(function Page({ id }: { readonly id: string }) {
  const app = useApp();
  const [store] = useState(() => new PageStore(app, recordId(id)));
  useLoadForSession(() => store.load(), store.page.reset);
  useEffect(() => () => store.leave(), [store]);
  const takeAnother = () => void app.router.replace('aiExerciseBookSnapshot', {});
  const isToCheck = store.page.value?.state === ExerciseState.recognised;
  return (
    <Screen
      className="snapshot"
      footer={
        isToCheck ? (
          <FormFooter
            form={{ isSaving: store.isChecking, failure: store.failure }}
            text={texts.check}
            onSubmit={() => void store.check()}
          />
        ) : undefined
      }
    >
      <View className="snapshot__content">
        <Loaded
          of={store.page}
          skeleton={skeleton}
          onRetry={() => void store.load()}
          missing={{ text: texts.missing, action: { text: texts.title, onPress: takeAnother } }}
        >
          {(page) => <Look page={page} store={store} onAnother={takeAnother} />}
        </Loaded>
      </View>
    </Screen>
  );
});

interface LookProps {
  readonly page: ExercisePage;
  readonly store: PageStore;
  readonly onAnother: () => void;
}

const Look = observer(function Look({ page, store, onAnother }: LookProps) {
  const another = { text: texts.takeAnother, onPress: onAnother };
  switch (page.state) {
    case ExerciseState.recognised:
      return <LookThrough page={page} store={store} />;
    case ExerciseState.unreadable: {
      const isBlurred = page.reason === UnreadableReason.blurred;
      return (
        <ResultBody
          illustration="missing"
          title={isBlurred ? texts.blurred : texts.unknown}
          note={isBlurred ? texts.blurredNote : texts.unknownNote}
          action={another}
        />
      );
    }
    case ExerciseState.waiting:
      if (store.isReading) return <Reading />;
      return (
        <ResultBody
          illustration="offline"
          title={texts.slow}
          note={store.slow || texts.slowNote}
          action={{ text: texts.askAgain, onPress: () => void store.read() }}
          secondary={another}
        />
      );
    default:
      return skeleton;
  }
});

const Reading = () => (
  <View className="snapshot__reading" {...aria({ role: 'status' })}>
    <Spinner className="snapshot__spinner" />
    <View className="snapshot__title">{texts.reading}</View>
    <View className="snapshot__note">{texts.readingNote}</View>
  </View>
);

const skeleton = <Skeleton variant="card" parts={[640, { lines: 4, plain: true }]} gap={0} />;
