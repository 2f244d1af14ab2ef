import { Text, View } from '@tarojs/components';
import { useState } from 'react';
import { Avatar } from '@/components/Avatar';
import { Button } from '@/components/Button';
import { classNames } from '@/components/class-names';
import { look } from '@/components/look';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { SubjectMark } from '@/components/SubjectMark';
import type { TodayClass } from '@/contract/lessons/schema';
import { subjectKey, subjectText } from '@/features/courses';
import { Zoned } from '@/features/dates/Zoned';
import { OpenedSheet } from '@/features/lessons/child-entry/ChildEntry';
import { momentOf, whenOf } from '@/features/lessons/dates';
import { lessonState } from '@/features/lessons/lesson-state';
import { nextStep, type NextStep } from '@/features/lessons/next-step';
import { lessonTexts } from '@/features/lessons/texts';
import type { TodayClassesStore } from '@/features/lessons/today-classes-store';
import { innerPath } from '@/services/router/paths';
import { useApp } from '@/stores/app/app-context';
import { todayTexts as texts } from './texts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

interface LeadProps {
  readonly store: TodayClassesStore;
  readonly lesson: TodayClass;
  /** Milliseconds. */
  readonly now: number;
}

/** The lesson that leads the day. Two siblings: the bar with its one action stays in sight while the lesson runs. */
export function Lead({ store, lesson, now }: LeadProps) {
  const { router, serverClock } = useApp();
  const state = lessonState(lesson, now);
  const isLive = state === 'live';
  const params = { liveId: String(lesson.liveId) };
  const subject = subjectKey(lesson.subject);
  return (
    <>
      <View
        className={classNames('today-lesson today-lead test-today', isLive && 'today-lead--live')}
        {...look('today')}
      >
        <View className="today__heading" {...{ role: 'heading', 'aria-level': '2' }}>
          {texts.title}
        </View>
        <View className="today-lead__words">
          <View className="today-lead__time">
            <Zoned of={whenOf(lesson.courseDate, serverClock)} />
          </View>
          <View className="today-lead__name">{lesson.chapterName}</View>
          <View className="today-lead__subject">
            <SubjectMark subject={subject} size={40} />
            <Text className="today-lead__subject-name">{subjectText(lesson.subject)}</Text>
          </View>
        </View>
        <Picture
          className="today-lead__picture"
          src={lesson.chapterImgUrl}
          alt=""
          width={192}
          height={176}
          round="small"
          lazy={false}
          fallback={<SubjectMark subject={subject} size={120} />}
        />
        {lesson.liveId > 0 && (
          <Pressable
            className="today__cover"
            label={lessonTexts.openNamed(lesson.chapterName)}
            leadsTo={innerPath('classContent', params)}
            onPress={() => void router.go('classContent', params)}
          />
        )}
      </View>
      <View className={classNames('today-bar', isLive && 'today-bar--live')} {...look('today')}>
        <Avatar src={lesson.teacherAvatar} name={lesson.teacherName} size={72} />
        <View className="today-bar__words">
          <View className="today-bar__teacher">{lessonTexts.teacher(lesson.teacherName)}</View>
          <View className="today-bar__left" {...look('private')}>
            {timeLeft(lesson, now)}
          </View>
        </View>
        <Step {...{ store, lesson, now }} />
      </View>
    </>
  );
}

/** 还有20分钟, 正在上课 · 还剩28分钟, 已下课. */
function timeLeft(lesson: TodayClass, now: number): string {
  const start = momentOf(lesson.courseDate);
  const state = lessonState(lesson, now);
  const { ended, live } = lessonTexts.state;
  if (state === 'ended') return ended;
  if (state === 'live') {
    const passed = Math.floor((now - start) / MINUTE_MS);
    return `${live} · ${texts.timeLeft(lesson.courseConfig.durationMinutes - passed)}`;
  }
  const minutes = Math.floor((start - now) / MINUTE_MS);
  if (Number.isNaN(minutes)) return '';
  if (minutes === 0) return texts.atOnce;
  return minutes < HOUR_MINUTES
    ? texts.minutesLeft(minutes)
    : texts.hoursLeft(Math.round(minutes / HOUR_MINUTES));
}

const PAGES = {
  prepare: 'beforeClass',
  replay: 'courseReplay',
  content: 'classContent',
} as const satisfies Partial<Record<NextStep, string>>;

/** The one action. */
function Step({ store, lesson, now }: LeadProps) {
  const { router } = useApp();
  const [isEntryOpen, setEntryOpen] = useState(false);
  const step = nextStep(lesson, now);
  if (!step) return null;
  const press = (): void => {
    if (step === 'listen') void store.enter(lesson);
    else if (step === 'childEntry') setEntryOpen(true);
    else void router.go(PAGES[step], { liveId: String(lesson.liveId) });
  };
  return (
    <>
      <Button
        className="today-bar__step"
        kind={step === 'content' ? 'secondary' : 'primary'}
        size="medium"
        loading={step === 'listen' && store.enteringId === lesson.liveId}
        label={texts.named(texts.steps[step], lesson.chapterName)}
        onPress={press}
      >
        {texts.steps[step]}
      </Button>
      {isEntryOpen && <OpenedSheet lesson={lesson} onClose={() => setEntryOpen(false)} />}
    </>
  );
}
