import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { Pea } from '@/components/Pea';
import { SubjectMark } from '@/components/SubjectMark';
import type { StudyPlanDay } from '@/contract/growth/schema';
import type { StudyPlanClass } from '@/contract/lessons/schema';
import { subjectKey, subjectText } from '@/features/courses';
import { Zoned } from '@/features/dates/Zoned';
import { faceOf, momentOf, weekdayText } from '@/features/dates/zones';
import { classNames } from '@/components/class-names';
import { formatDate, timeOf } from '@/features/lessons/dates';
import { useApp } from '@/stores/app/app-context';
import { sharedTexts as texts } from './texts';
import './index.scss';

/** Times and topics of the classes. */
export function SharedPlan({ days }: { readonly days: readonly StudyPlanDay[] }) {
  if (days.length === 0) return <EmptyState drawing={<Pea pose="sleeps" />} text={texts.emptyPlan} />;
  return (
    <>
      {days.map(({ date, classes }) => (
        <Card key={date} className="shared__card">
          <View className="shared__day" {...aria({ role: 'heading', 'aria-level': '2' })}>
            {texts.day(formatDate(`${date} 00:00:00`), weekdayOf(date))}
          </View>
          <View {...aria({ role: 'list' })}>
            {classes.map((lesson, index) => (
              <SharedClass key={index} lesson={lesson} />
            ))}
          </View>
        </Card>
      ))}
    </>
  );
}

function SharedClass({ lesson }: { readonly lesson: StudyPlanClass }) {
  const { subject, chapterName, courseDate, courseConfig } = lesson;
  const time = timeOf(courseDate, useApp().serverClock);
  return (
    <View
      className={classNames('shared__class', time.own !== '' && 'shared__class--zoned')}
      {...aria({ role: 'listitem' })}
    >
      <View className="shared__time">
        <Zoned of={time} />
      </View>
      <SubjectMark subject={subjectKey(subject)} size={72} />
      <View className="shared__class-words">
        <View className="shared__chapter">{chapterName}</View>
        <View className="shared__note">
          {[subjectText(subject), texts.minutes(courseConfig.durationMinutes)].filter(Boolean).join(' · ')}
        </View>
      </View>
    </View>
  );
}

function weekdayOf(date: string): string {
  const moment = momentOf(`${date} 00:00:00`);
  return Number.isNaN(moment) ? '' : weekdayText(faceOf(moment));
}
