import { Text, View } from '@tarojs/components';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import { SubjectMark } from '@/components/SubjectMark';
import { Tag } from '@/components/Tag';
import type { StudyPlanClass } from '@/contract/lessons/schema';
import { StudyClassStatus } from '@/contract/lessons/values';
import { Zoned } from '@/features/dates/Zoned';
import { timeOf } from '@/features/lessons/dates';
import { useApp } from '@/stores/app/app-context';
import { subjectKey } from '@/features/courses';
import { classStatusText, planTexts } from './texts';
import './plan-class.scss';

const TONE: Readonly<Record<StudyClassStatus, string>> = {
  [StudyClassStatus.upcoming]: 'neutral',
  [StudyClassStatus.live]: 'accent',
  [StudyClassStatus.finished]: 'primary',
  [StudyClassStatus.missed]: 'alert',
  [StudyClassStatus.leave]: 'neutral',
  [StudyClassStatus.over]: 'neutral',
};

/** One class of a day: time, title, teacher, and a status unless it is to come. Opens the lesson. */
export function PlanClass({ lesson, last }: { lesson: StudyPlanClass; last: boolean }) {
  const { subject, chapterName, teacherName, courseDate, courseConfig, liveId, status } = lesson;
  const { router, serverClock } = useApp();
  const time = timeOf(courseDate, serverClock);
  const className = classNames(
    'plan-class',
    last && 'plan-class--last',
    time.own !== '' && 'plan-class--zoned',
  );
  const content = (
    <>
      <View className="plan-class__time">
        <Zoned of={time} />
      </View>
      <SubjectMark subject={subjectKey(subject)} size={72} />
      <View className="plan-class__body">
        <View className="plan-class__chapter">{chapterName}</View>
        <View className="plan-class__foot">
          <Text className="plan-class__note">
            {[teacherName && planTexts.teacher(teacherName), planTexts.minutes(courseConfig.durationMinutes)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </View>
      </View>
      {status !== StudyClassStatus.upcoming && (
        <Tag
          text={classStatusText(lesson, serverClock.now())}
          tone={TONE[status]}
          className="plan-class__status"
        />
      )}
    </>
  );
  // No longer on the timetable: no page.
  if (liveId === 0) return <View className={className}>{content}</View>;
  return (
    <Pressable
      className={className}
      onPress={() => void router.go('classContent', { liveId: String(liveId) })}
    >
      {content}
    </Pressable>
  );
}
