import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { makeAutoObservable } from 'mobx';
import { Button } from '@/components/Button';
import { Skeleton } from '@/components/Skeleton';
import { ReplayState } from '@/contract/courses/values';
import type { ClassContent } from '@/contract/lessons/schema';
import { StudyClassStatus } from '@/contract/lessons/values';
import { LessonCard } from '@/features/lessons/lesson-card';
import { useLessonChanges } from '@/features/lessons/use-lesson-changes';
import { STATE_EVERY_MS, useNow } from '@/features/lessons/use-now';
import { UnknownChild } from '@/features/profile/unknown-child/UnknownChild';
import { useRefresh } from '@/features/screen/refresh/use-refresh';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { lessonsCalls } from '@/contract/lessons/calls';
import { BACKEND_CODE, fail, ok, type Result } from '@/contract/errors';
import { LessonEntry, type LessonEntryApp } from '@/features/lessons/lesson-entry';
import { skyOf } from '@/features/courses/sky';
import { recordId } from '@/services/helpers/record-id';
import { Loadable } from '@/stores/data/loadable';
import { Body } from './parts/body';
import { Links } from './parts/links';
import { contentTexts as texts } from './texts';
import './index.scss';

class ClassContentStore {
  readonly content = new Loadable<ClassContent>();
  readonly entry: LessonEntry;

  constructor(
    private readonly app: LessonEntryApp,
    /** Raw value from the address. */
    private readonly liveId: string | undefined,
  ) {
    this.entry = new LessonEntry(app);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    await this.content.find(recordId(this.liveId), (liveId) => this.ask(liveId));
  }

  private async ask(liveId: number): Promise<Result<ClassContent>> {
    const answer = await this.app.api.call(lessonsCalls.getClassContent, { liveId });
    if (!answer.ok) return answer;
    return answer.value ? ok(answer.value) : NO_SUCH_LESSON;
  }
}

const NO_SUCH_LESSON = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);

/** A lesson's content: goals, timeline, key points, and related links. */
const ClassContentScreen = observer(function ClassContentScreen() {
  const app = useApp();
  const { liveId } = useParams('classContent');
  const [store] = useState(() => new ClassContentStore(app, liveId));
  useLoadForSession(() => store.load(), store.content.reset);
  useLessonChanges(() => store.load());
  const again = useRefresh(store.load);
  const nextStep = { text: texts.nextStep, onPress: () => void app.router.go('myTabClass') };
  return (
    <Screen
      className={skyOf(store.content.value?.subject)}
      title={store.content.value?.chapterName}
      footer={store.content.value?.replay === ReplayState.ready && <Replay liveId={liveId} />}
    >
      <View className="class-content">
        <Loaded
          of={store.content}
          skeleton={<Skeleton variant="card" parts={[220, 120, 360]} label={texts.loading} />}
          onRetry={() => void again()}
          missing={{ text: texts.missing, action: nextStep }}
        >
          {(content) => (
            <>
              <UnknownChild compact load={store.load} />
              <Lesson store={store} content={content} />
              <Links content={content} />
              <Body content={content} />
            </>
          )}
        </Loaded>
      </View>
    </Screen>
  );
});

function Replay({ liveId }: { readonly liveId: string | undefined }) {
  const { router } = useApp();
  return (
    <Button block onPress={() => void router.go('courseReplay', { liveId })}>
      {texts.replay}
    </Button>
  );
}

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
