import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Skeleton } from '@/components/Skeleton';
import { screen, Screen, useParams } from '@/features/screen';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Loaded } from '@/features/shapes';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import { History } from './parts/history';
import { Result } from './parts/result';
import { ReportStore } from './store';
import { exerciseReportTexts as texts } from './texts';
import './index.scss';

/** The report of a page of the exercise book, and the history; without an id the history only. */
const ExerciseBookReport = observer(function ExerciseBookReport() {
  const { id } = useParams('aiExerciseBookReport');
  return <Report key={id} id={id} />;
});

const Report = observer(function Report({ id }: { readonly id: string | undefined }) {
  const app = useApp();
  const [store] = useState(() => new ReportStore(app, id === undefined ? null : recordId(id)));
  useLoadForSession(() => store.load(), store.reset);
  const toSnapshot = () => void app.router.go('aiExerciseBookSnapshot');
  // If there is nothing, the empty state has this link already.
  const hasPages = store.page.value !== undefined || store.list.items.length > 0;
  const another = hasPages && (
    <Button block onPress={toSnapshot}>
      {texts.another}
    </Button>
  );
  return (
    <Screen className="exercise-report" footer={another || undefined}>
      <View className="exercise-report__content">
        {id !== undefined && (
          <Loaded
            of={store.page}
            skeleton={<Skeleton variant="card" parts={[160, 640, { lines: 3, plain: true }]} />}
            onRetry={() => void store.load()}
            missing={{ text: texts.missing, action: { text: texts.another, onPress: toSnapshot } }}
          >
            {(page) => <Result page={page} store={store} />}
          </Loaded>
        )}
        <View className="exercise-report__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
          {texts.history}
        </View>
        <History store={store} onSnapshot={toSnapshot} />
      </View>
    </Screen>
  );
});

export default screen('aiExerciseBookReport', ExerciseBookReport);
