import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import type { ClassListItem } from '@/contract/lessons/schema';
import { StudyClassStatus } from '@/contract/lessons/values';
import { LessonLinks } from '@/features/growth/plan/LessonLinks';
import { LessonCard } from '@/features/lessons/lesson-card';
import { useApp } from '@/stores/app/app-context';
import { addToPhone } from './calendar';
import type { ClassListStore } from './store';
import { classListTexts } from './texts';

const MARKS = {
  [StudyClassStatus.missed]: { text: classListTexts.missed, tone: 'alert' },
  [StudyClassStatus.leave]: { text: classListTexts.leave, tone: 'neutral' },
} as const;

interface ClassItemProps {
  readonly lesson: ClassListItem;
  readonly store: ClassListStore;
  /** Milliseconds. */
  readonly now: number;
}

/** A class, with its entry while listening in is possible, and a calendar button where supported. */
export const ClassItem = observer(function ClassItem({ lesson, store, now }: ClassItemProps) {
  const app = useApp();
  const { router } = app;
  const { status } = lesson;
  const mark =
    status === StudyClassStatus.missed || status === StudyClassStatus.leave ? MARKS[status] : undefined;
  const isComing = status === StudyClassStatus.upcoming;
  const liveId = String(lesson.liveId);
  return (
    <LessonCard
      // Only parents of official students may listen in (rule lessons-10): without a live id there is no entry.
      lesson={app.student.isOfficial ? lesson : { ...lesson, liveId: 0 }}
      now={now}
      mark={mark}
      entering={store.entry.enteringId === lesson.liveId}
      onEnter={() => void store.entry.enter(lesson)}
      onOpen={() => void router.go('classContent', { liveId })}
      extra={
        <View className="class-list__links">
          <LessonLinks lesson={lesson} />
          {isComing && (
            <LessonLink
              lesson={lesson}
              text={classListTexts.prepare}
              onPress={() => router.go('beforeClass', { liveId })}
            />
          )}
          {lesson.hasHomework && (
            <LessonLink
              lesson={lesson}
              text={classListTexts.afterClass}
              onPress={() => router.go('homeworkAfterClass', { id: liveId })}
            />
          )}
          {isComing && app.platform.addToCalendar && (
            <Button
              kind="text"
              size="small"
              label={classListTexts.addOneNamed(lesson.chapterName)}
              onPress={() => void addToPhone(app, lesson)}
            >
              {classListTexts.addOne}
            </Button>
          )}
        </View>
      }
    />
  );
});

interface LessonLinkProps {
  readonly lesson: ClassListItem;
  readonly text: string;
  readonly onPress: () => Promise<unknown>;
}

const LessonLink = ({ lesson: { chapterName }, text, onPress }: LessonLinkProps) => (
  <Button
    className="test-lesson-way"
    kind="text"
    size="small"
    label={`${text} ${chapterName}`}
    onPress={() => void onPress()}
  >
    {text}
  </Button>
);
