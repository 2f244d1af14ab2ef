import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Icon } from '@/components/Icon';
import { Tag } from '@/components/Tag';
import type { FilmCourseDetail } from '@/contract/courses/film-course.schema';
import { subjectKey, subjectText } from '@/features/courses';
import { availabilityOf } from '@/features/courses/chapter-state';
import { CourseCover } from '@/features/courses/cover/CourseCover';
import { formatFullDate } from '@/features/dates/in-full';
import { byBeijing } from '@/features/dates/zones';
import { useApp } from '@/stores/app/app-context';
import { babyStudyDetailTexts as texts } from './texts';

interface HeadProps {
  readonly course: FilmCourseDetail;
  readonly onShare: () => void;
}

export function Head({ course, onShare }: HeadProps) {
  const { subtitle, summary, title } = course;
  return (
    <>
      <CourseCover {...course} />
      <Card className="baby-study-detail__card">
        <View className="baby-study-detail__top">
          <View className="baby-study-detail__name">
            <View
              className="baby-study-detail__title page-title"
              {...aria({ role: 'heading', 'aria-level': '2' })}
            >
              {title}
            </View>
            {subtitle && <View className="baby-study-detail__subtitle">{subtitle}</View>}
          </View>
          <Button kind="secondary" size="small" onPress={onShare}>
            {texts.share}
          </Button>
        </View>
        <Facts course={course} />
        {summary && <Section title={texts.summary} text={summary} />}
        <Highlights {...course} />
      </Card>
    </>
  );
}

function Facts({ course }: Pick<HeadProps, 'course'>) {
  const { ages, chapterNum, subject, teacherName } = course;
  const { serverClock } = useApp();
  const available = availabilityOf(course, serverClock.now());
  const facts = [
    ages && texts.forWhom(ages),
    chapterNum > 0 && texts.size(chapterNum),
    teacherName && texts.teacher(teacherName),
    available &&
      texts[available.isOver ? 'ended' : 'until'](byBeijing(formatFullDate(available.until), serverClock)),
  ].filter(Boolean);
  return (
    <View className="baby-study-detail__facts">
      <Tag tone={subjectKey(subject)} text={subjectText(subject)} />
      <View className="baby-study-detail__fact">{facts.join(' · ')}</View>
    </View>
  );
}

function Highlights({ highlights }: Pick<FilmCourseDetail, 'highlights'>) {
  if (highlights.length === 0) return null;
  return (
    <>
      <Heading text={texts.highlights} />
      {highlights.map((highlight) => (
        <View key={highlight} className="baby-study-detail__highlight">
          <Icon name="check" size={32} tone="primary" />
          <View className="baby-study-detail__words">{highlight}</View>
        </View>
      ))}
    </>
  );
}

const Section = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <>
    <Heading text={title} />
    <View className="baby-study-detail__summary">{text}</View>
  </>
);

export const Heading = ({ text }: { readonly text: string }) => (
  <View className="baby-study-detail__heading" {...aria({ role: 'heading', 'aria-level': '3' })}>
    {text}
  </View>
);
