import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Card } from '@/components/Card';
import { Picture } from '@/components/Picture';
import { SubjectMark } from '@/components/SubjectMark';
import { Tag } from '@/components/Tag';
import type { CourseCategoryCard } from '@/contract/courses/schema';
import { subjectKey } from '@/features/courses';
import { courseTexts, courseTypeTexts } from './texts';
import './course-card.scss';

interface CourseCardProps {
  readonly card: CourseCategoryCard;
  /** Progress ring, loaded later than the card. */
  readonly ring?: ReactNode;
  readonly leadsTo?: string;
  readonly onPress: () => void;
}

/** A course category: name, type, number of lessons. */
export function CourseCard({ card, ring, leadsTo, onPress }: CourseCardProps) {
  const subject = subjectKey(card.subject);
  // A recommended card may be a single course without a category.
  const name = card.groupName || card.courseTitle;
  return (
    <Card className="course-card test-course" {...{ leadsTo, onPress }}>
      <Picture
        className="course-card__cover"
        src={card.imgUrl}
        alt=""
        width={216}
        height={162}
        round="small"
        fallback={<SubjectMark subject={subject} size={120} />}
      />
      <View className="course-card__body">
        <View className="course-card__name">{name}</View>
        {card.courseTitle && card.courseTitle !== name && (
          <View className="course-card__title">{card.courseTitle}</View>
        )}
        <View className="course-card__foot">
          <Tag text={courseTypeTexts[card.courseType]} tone={subject} />
          {card.isRecommend && <Tag text={courseTexts.recommended} tone="accent" />}
          {card.courseNum > 0 && (
            <Text className="course-card__count">{courseTexts.lessons(card.courseNum)}</Text>
          )}
        </View>
      </View>
      {ring && <View className="course-card__ring">{ring}</View>}
    </Card>
  );
}
