import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { classNames } from '@/components/class-names';
import { EmptyState } from '@/components/EmptyState';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { Sheet } from '@/components/Sheet';
import { SkeletonLines } from '@/components/Skeleton';
import { SubjectMark } from '@/components/SubjectMark';
import type { LeaveLesson } from '@/contract/lessons/schema';
import { brandKey, brandText } from '@/features/hours';
import { Zoned } from '@/features/dates/Zoned';
import { whenOf } from '@/features/lessons/dates';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { leavePageTexts } from '@/pages/lessons/texts';
import type { LeaveRecordStore } from '../store';
import './lesson-sheet.scss';

/** Selects an upcoming lesson to request leave for. */
export const LessonSheet = observer(function LessonSheet({ store }: { readonly store: LeaveRecordStore }) {
  const { lessons, chosen } = store;
  const hasLessons = (lessons.value?.length ?? 0) > 0;
  return (
    <Sheet
      open={store.isAsking}
      title={leavePageTexts.chooseLesson}
      onClose={store.closeLessons}
      footer={
        hasLessons && (
          <Button block disabled={!chosen} loading={store.isSending} onPress={() => void store.ask()}>
            {leavePageTexts.confirm}
          </Button>
        )
      }
    >
      <Loaded of={lessons} skeleton={<SkeletonLines lines={6} />} onRetry={() => void store.loadLessons()}>
        {(found) => <Lessons store={store} lessons={found} />}
      </Loaded>
    </Sheet>
  );
});

interface LessonsProps {
  readonly store: LeaveRecordStore;
  readonly lessons: readonly LeaveLesson[];
}

const Lessons = observer(function Lessons({ store, lessons }: LessonsProps) {
  const { router } = useApp();
  if (lessons.length === 0) return <EmptyState text={leavePageTexts.noLessons} />;
  const askForMore = (out: readonly LeaveLesson[]): void => {
    store.closeLessons();
    const brands = [...new Set(out.map(({ brandCode }) => brandText(brandCode)))];
    void router.go('feedback', { about: leavePageTexts.noneLeftOf(brands.join('、')) });
  };
  return (
    <>
      <View className="lesson-sheet__rule">{leavePageTexts.rule}</View>
      <View {...aria({ role: 'radiogroup', 'aria-label': leavePageTexts.chooseLesson })}>
        {lessons.map((lesson) => (
          <LessonRow
            key={lesson.liveId}
            lesson={lesson}
            isChosen={lesson.liveId === store.chosen?.liveId}
            onChoose={() => store.choose(lesson.liveId)}
          />
        ))}
      </View>
      {lessons.some(isOut) && (
        <Button kind="text" block onPress={() => askForMore(lessons.filter(isOut))}>
          {leavePageTexts.askForMore}
        </Button>
      )}
    </>
  );
});

const isOut = ({ usableNum }: LeaveLesson): boolean => usableNum === 0;

interface LessonRowProps {
  readonly lesson: LeaveLesson;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function LessonRow({ lesson, isChosen, onChoose }: LessonRowProps) {
  const { serverClock } = useApp();
  const { brandCode, lessonName, lessonTime, teacherName, usableNum } = lesson;
  const hasNone = isOut(lesson);
  return (
    <Pressable
      className={classNames('lesson-row', isChosen && 'lesson-row--chosen', hasNone && 'lesson-row--out')}
      role="radio"
      aria={{ checked: isChosen }}
      disabled={hasNone}
      onPress={onChoose}
    >
      <SubjectMark subject={brandKey(brandCode)} size={64} />
      <View className="lesson-row__words">
        <View className="lesson-row__when">
          <Zoned of={whenOf(lessonTime, serverClock)} />
        </View>
        <View className="lesson-row__name">{lessonName}</View>
        <View className="lesson-row__note">
          {[
            brandText(brandCode),
            teacherName,
            hasNone ? leavePageTexts.noneLeft : leavePageTexts.left(usableNum),
          ].join(' · ')}
        </View>
      </View>
      {isChosen && <Icon name="check" size={40} tone="primary" />}
    </Pressable>
  );
}
