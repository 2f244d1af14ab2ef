import { Text, View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { Tag } from '@/components/Tag';
import type { CourseCategoryCard } from '@/contract/courses/schema';
import { subjectKey } from '@/features/courses';
import { ProgressCover } from '@/features/courses/cover/ProgressCover';
import { courseTexts, courseTypeTexts } from './texts';
import './course-card.scss';

interface CourseCardProps {
  readonly card: CourseCategoryCard;
  readonly leadsTo?: string;
  readonly onPress: () => void;
}

/** A course category: name, type, number of lessons, progress. */
export function CourseCard({ card, leadsTo, onPress }: CourseCardProps) {
  const subject = subjectKey(card.subject);
  // A recommended card may be a single course without a category.
  const name = card.groupName || card.courseTitle || '';
  return (
    <Card className={`course-card course-card--${subject} test-course`} {...{ leadsTo, onPress }}>
      <ProgressCover
        src={card.imgUrl}
        subject={card.subject}
        width={192}
        height={144}
        percent={card.donePercent ?? 0}
        label={courseTexts.done(name)}
      />
      <View className="course-card__body">
        <View className="course-card__name">{name}</View>
        {card.courseTitle && card.courseTitle !== name && (
          <View className="course-card__title">{card.courseTitle}</View>
        )}
        <View className="course-card__foot">
          <Tag text={courseTypeTexts[card.courseType]} tone={subject} />
          {card.isRecommend && <Tag text={courseTexts.recommended} tone="accent" />}
          {card.courseNum > 0 && <Text className="course-card__count">{courseTexts.size(card)}</Text>}
        </View>
      </View>
    </Card>
  );
}
