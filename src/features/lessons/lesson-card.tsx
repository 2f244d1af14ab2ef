import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { classNames } from '@/components/class-names';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { SubjectMark } from '@/components/SubjectMark';
import { Tag } from '@/components/Tag';
import type { TodayClass } from '@/contract/lessons/schema';
import { subjectKey, subjectText } from '@/features/courses';
import { Zoned } from '@/features/dates/Zoned';
import { useApp } from '@/stores/app/app-context';
import { ChildEntry } from './child-entry/ChildEntry';
import { whenOf } from './dates';
import { canAskForLeave, canListen, isLetIn, lessonState, type LessonState } from './lesson-state';
import { lessonTexts } from './texts';
import './lesson-card.scss';

interface LessonCardProps {
  lesson: TodayClass;
  /** Milliseconds. */
  now: number;
  entering: boolean;
  onEnter: () => void;
  /** Overrides the state by time: missed, or on leave. */
  mark?: { readonly text: string; readonly tone: 'neutral' | 'alert' };
  /** Tap on the card, and the URL of its link. */
  onOpen?: () => void;
  leadsTo?: string;
  /** Further actions at the card's end, beside the entry. */
  extra?: ReactNode;
}

const TONE = {
  notStarted: 'neutral',
  soon: 'accent',
  live: 'primary',
  ended: 'neutral',
} as const satisfies Record<LessonState, string>;

/** One class: time, title, teacher, and the entry while there is one, before it the way to ask for leave. */
export function LessonCard({
  lesson,
  now,
  entering,
  onEnter,
  onOpen,
  leadsTo,
  mark,
  extra,
}: LessonCardProps) {
  const { router, serverClock } = useApp();
  const state = lessonState(lesson, now);
  const leave = canAskForLeave(lesson, now) && lesson.liveId > 0 && (
    <Button
      className="lesson-card__enter test-lesson-leave"
      kind="text"
      size="small"
      label={lessonTexts.leaveNamed(lesson.chapterName)}
      onPress={() => void router.go('leaveRecord', { liveId: String(lesson.liveId) })}
    >
      {lessonTexts.leave}
    </Button>
  );
  const enter = canListen(lesson, now) ? (
    <Button
      className="lesson-card__enter test-lesson-enter"
      size="small"
      loading={entering}
      label={lessonTexts.enterNamed(lesson.chapterName)}
      onPress={onEnter}
    >
      {lessonTexts.enter}
    </Button>
  ) : (
    leave
  );
  const action = !mark && enter;
  return (
    <View className={classNames('lesson-card test-lesson', `lesson-card--${state}`)}>
      <Picture
        className="lesson-card__picture"
        src={lesson.chapterImgUrl}
        alt=""
        width={148}
        height={148}
        round="small"
      />
      <View className="lesson-card__body">
        <View className="lesson-card__head">
          <Text className="lesson-card__time">
            <Zoned of={whenOf(lesson.courseDate, serverClock)} />
          </Text>
          <Tag text={mark?.text ?? lessonTexts.state[state]} tone={mark?.tone ?? TONE[state]} />
        </View>
        <View className="lesson-card__chapter">{lesson.chapterName}</View>
        {onOpen && (
          <Pressable
            className="lesson-card__open test-lesson-open"
            label={lessonTexts.openNamed(lesson.chapterName)}
            {...{ leadsTo, onPress: onOpen }}
          />
        )}
        <View className="lesson-card__foot">
          <SubjectMark subject={subjectKey(lesson.subject)} size={44} />
          <Text className="lesson-card__teacher">
            {lessonTexts.byWhom(subjectText(lesson.subject), lesson.teacherName)}
          </Text>
          {!extra && action}
        </View>
        {!mark && isLetIn(lesson, now) && <ChildEntry className="lesson-card__child" lesson={lesson} />}
        {extra && (
          <View className="lesson-card__ways">
            <View className="lesson-card__extra">{extra}</View>
            {action}
          </View>
        )}
      </View>
    </View>
  );
}
