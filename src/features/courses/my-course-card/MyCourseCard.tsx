import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { classNames } from '@/components/class-names';
import type { MyCourse } from '@/contract/courses/schema';
import { MyCourseState } from '@/contract/courses/values';
import { pressTarget } from '@/features/links/click-target';
import { useApp } from '@/stores/app/app-context';
import { Skeleton } from '@/components/Skeleton';
import { subjectKey } from '..';
import { ProgressCover } from '../cover/ProgressCover';
import { courseTarget, formatDone, formatNext } from './my-course';
import { myCourseTexts as texts } from './texts';
import './my-course-card.scss';

interface MyCourseCardProps {
  readonly course: MyCourse;
}

/** A course of the child: what is next, and progress. */
export function MyCourseCard({ course }: MyCourseCardProps) {
  const app = useApp();
  const { name, picture, state, subject } = course;
  const next = formatNext(course, app.serverClock);
  return (
    <Card
      className={classNames(
        `my-course my-course--${subjectKey(subject)}`,
        state === MyCourseState.expired && 'my-course--expired',
      )}
      onPress={() => void pressTarget(app, { target: courseTarget(course) })}
    >
      <ProgressCover
        className="my-course__cover"
        src={picture}
        {...{ subject }}
        width={192}
        height={144}
        percent={course.donePercent ?? 0}
        label={texts.progress(name)}
      />
      <View className="my-course__body">
        <View className="my-course__name">{name}</View>
        {next && <View className="my-course__next">{next}</View>}
        <View className="my-course__done">{formatDone(course)}</View>
      </View>
    </Card>
  );
}

export const MyCourseSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton
    variant="list"
    rows={4}
    picture={[192, 144]}
    bars={[40, 32, 32]}
    align="spread"
    gap={24}
    label={label}
  />
);
