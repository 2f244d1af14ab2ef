import { Text, View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { classNames } from '@/components/class-names';
import { Tag } from '@/components/Tag';
import type { FilmCourse } from '@/contract/courses/film-course.schema';
import { FilmAccess } from '@/contract/courses/values';
import { useApp } from '@/stores/app/app-context';
import { Skeleton } from '@/components/Skeleton';
import { subjectKey } from '..';
import { ProgressCover } from '../cover/ProgressCover';
import { courseBadge, courseSize } from './course-badge';
import './film-course-card.scss';

interface FilmCourseCardProps {
  readonly course: FilmCourse;
  readonly onPress: () => void;
}

/** Film course card: cover, ages, progress, access. */
export function FilmCourseCard({ course, onPress }: FilmCourseCardProps) {
  const { access, ages, picture, subject, subtitle, title, watchedPercent } = course;
  const badge = courseBadge(course, useApp().serverClock);
  const size = courseSize(course);
  return (
    <Card
      joined
      className={classNames('film-course', access === FilmAccess.expired && 'film-course--expired')}
      onPress={onPress}
    >
      <ProgressCover
        src={picture}
        {...{ subject }}
        width={264}
        height={198}
        percent={watchedPercent}
        label={size}
      >
        {badge && <Tag className="film-course__badge" text={badge.text} tone={badge.tone} />}
      </ProgressCover>
      <View className="film-course__body">
        <View className="film-course__title">{title}</View>
        {subtitle && <View className="film-course__subtitle">{subtitle}</View>}
        <View className="film-course__foot">
          {ages && <Tag text={ages} tone={subjectKey(subject)} />}
          <Text className="film-course__size">{size}</Text>
        </View>
      </View>
    </Card>
  );
}

export const FilmCourseSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton variant="list" rows={4} picture={[264, 198]} bars={[44, 32, 40]} align="spread" label={label} />
);
