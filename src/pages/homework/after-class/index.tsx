import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { Skeleton } from '@/components/Skeleton';
import { homeworkChanges } from '@/features/homework/changes';
import { screen, Screen, useParams } from '@/features/screen';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Loaded } from '@/features/shapes';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import { LessonWork } from './parts/lesson-work';
import { AfterClassStore } from './store';
import { afterClassTexts as texts } from './texts';
import './index.scss';

/** The homework of a lesson: its content, and how to do the homework. */
const HomeworkAfterClass = observer(function HomeworkAfterClass() {
  const app = useApp();
  const { id } = useParams('homeworkAfterClass');
  const [store] = useState(() => new AfterClassStore(app, id === undefined ? null : recordId(id)));
  useLoadForSession(() => store.load(), store.homework.reset);
  useEffect(() => app.get(homeworkChanges).on(() => void store.load()), [app, store]);
  const toList = { text: texts.toList, onPress: () => void app.router.go('homeworkList', {}) };
  return (
    <Screen className="after-class">
      <View className="after-class__content">
        <Loaded
          of={store.homework}
          skeleton={<Skeleton variant="card" parts={[{ lines: 5 }]} label={texts.loading} />}
          onRetry={() => void store.load()}
          missing={{ text: texts.none, action: toList }}
        >
          {(homework) =>
            homework.length === 0 ? (
              <EmptyState text={texts.none} action={toList} />
            ) : (
              <>
                {homework.map((one) => (
                  <LessonWork key={one.homeworkId} homework={one} />
                ))}
              </>
            )
          }
        </Loaded>
      </View>
    </Screen>
  );
});

export default screen('homeworkAfterClass', HomeworkAfterClass);
