import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Skeleton } from '@/components/Skeleton';
import type { ClassContent } from '@/contract/lessons/schema';
import { StudyClassStatus } from '@/contract/lessons/values';
import { LessonCard } from '@/features/lessons/lesson-card';
import { STATE_EVERY_MS, useNow } from '@/features/lessons/use-now';
import { UnknownChild } from '@/features/profile/unknown-child/UnknownChild';
import { useRefresh } from '@/features/screen/refresh/use-refresh';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { Body } from './parts/body';
import { Ways } from './parts/ways';
import { ClassContentStore } from './store';
import { contentTexts as texts } from './texts';
import './index.scss';

/** A lesson's content: goals, timeline, key points, and related links. */
const ClassContentScreen = observer(function ClassContentScreen() {
  const app = useApp();
  const { liveId } = useParams('classContent');
  const [store] = useState(() => new ClassContentStore(app, liveId));
  useLoadForSession(() => store.load(), store.content.reset);
  const again = useRefresh(store.load);
  const onward = { text: texts.onward, onPress: () => void app.router.go('myTabClass') };
  return (
    <Screen>
      <View className="class-content">
        <Loaded
          of={store.content}
          skeleton={<Skeleton variant="card" parts={[220, 120, 360]} label={texts.loading} />}
          onRetry={() => void again()}
          missing={{ text: texts.missing, action: onward }}
        >
          {(content) => (
            <>
              <UnknownChild compact load={store.load} />
              <Lesson store={store} content={content} />
              <Ways content={content} />
              <Body content={content} />
            </>
          )}
        </Loaded>
      </View>
    </Screen>
  );
});

interface LessonProps {
  readonly store: ClassContentStore;
  readonly content: ClassContent;
}

/** As in the class list, with the same entry. */
const Lesson = observer(function Lesson({ store, content }: LessonProps) {
  const { student } = useApp();
  const now = useNow(STATE_EVERY_MS);
  const isOnLeave = content.status === StudyClassStatus.leave;
  return (
    <LessonCard
      lesson={student.isOfficial ? content : { ...content, liveId: 0 }}
      now={now}
      mark={isOnLeave ? { text: texts.leave, tone: 'neutral' } : undefined}
      entering={store.entry.enteringId === content.liveId}
      onEnter={() => void store.entry.enter(content)}
    />
  );
});

export default screen('classContent', ClassContentScreen);
