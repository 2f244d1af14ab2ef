import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Avatar } from '@/components/Avatar';
import { Card } from '@/components/Card';
import { Cell, CellGroup } from '@/components/Cell';
import { Icon } from '@/components/Icon';
import { Progress } from '@/components/Progress';
import { Tag } from '@/components/Tag';
import type { FilmCourseDetail } from '@/contract/courses/film-course.schema';
import { subjectKey, subjectText } from '@/features/courses';
import { availabilityOf } from '@/features/courses/chapter-state';
import { CourseCover } from '@/features/courses/cover/CourseCover';
import { courseBadge, courseSize } from '@/features/courses/film-course-card/course-badge';
import { formatFullDate } from '@/features/dates/in-full';
import { byBeijing } from '@/features/dates/zones';
import { useApp } from '@/stores/app/app-context';
import { courseDetailTexts as texts } from './texts';

interface HeadProps {
  readonly course: FilmCourseDetail;
}

export function Head({ course }: HeadProps) {
  const { summary } = course;
  return (
    <>
      <CourseCover {...course} />
      <Card className="course-detail__card">
        <Name course={course} />
        <State course={course} />
        {summary && (
          <>
            <Heading text={texts.summary} />
            <View className="course-detail__text">{summary}</View>
          </>
        )}
        <Highlights course={course} />
      </Card>
      <Teacher course={course} />
    </>
  );
}

function Name({ course }: HeadProps) {
  const { ages, subject, subtitle, title, watchedPercent } = course;
  const size = courseSize(course);
  const badge = courseBadge(course, useApp().serverClock);
  return (
    <>
      <View className="course-detail__title page-title" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {title}
      </View>
      {subtitle && <View className="course-detail__subtitle">{subtitle}</View>}
      <View className="course-detail__tags">
        <Tag tone={subjectKey(subject)} text={subjectText(subject)} />
        {ages && <Tag text={ages} />}
        {badge && <Tag tone={badge.tone} text={badge.text} />}
      </View>
      {watchedPercent > 0 && (
        <View className="course-detail__progress">
          <Progress className="course-detail__bar" now={watchedPercent} max={100} label={size} />
          <View className="course-detail__size">{size}</View>
        </View>
      )}
    </>
  );
}

/** Expiry date, or the date it expired. */
function State({ course }: HeadProps) {
  const { serverClock } = useApp();
  const available = availabilityOf(course, serverClock.now());
  if (available === undefined) return null;
  const { isOver, until } = available;
  const date = byBeijing(formatFullDate(until), serverClock);
  return (
    <View className={isOver ? 'course-detail__over' : 'course-detail__until'}>
      {isOver ? texts.expired(date) : texts.until(date)}
    </View>
  );
}

function Highlights({ course: { highlights } }: HeadProps) {
  if (highlights.length === 0) return null;
  return (
    <>
      <Heading text={texts.highlights} />
      {highlights.map((highlight) => (
        <View key={highlight} className="course-detail__highlight">
          <Icon name="check" size={32} tone="primary" />
          <View className="course-detail__words">{highlight}</View>
        </View>
      ))}
    </>
  );
}

function Teacher({ course: { teacherAvatar, teacherId, teacherName } }: HeadProps) {
  const { router } = useApp();
  if (teacherId === 0) return null;
  return (
    <CellGroup className="course-detail__card">
      <Cell
        icon={<Avatar src={teacherAvatar} name="" size={72} />}
        title={texts.teacher(teacherName)}
        note={texts.toTeacher}
        onPress={() => void router.go('teacherDetail', { id: String(teacherId) })}
      />
    </CellGroup>
  );
}

export const Heading = ({ text }: { readonly text: string }) => (
  <View className="course-detail__heading" {...aria({ role: 'heading', 'aria-level': '3' })}>
    {text}
  </View>
);
