import { View } from '@tarojs/components';
import { Tag } from '@/components/Tag';
import type { Teacher } from '@/contract/courses/teacher.schema';
import { subjectKey, subjectText } from '..';
import { teacherTexts as texts } from './texts';
import './teacher-facts.scss';

type Facts = Pick<Teacher, 'isOwn' | 'satisfaction' | 'subjects' | 'teachingYears'>;

/** Facts about a teacher; missing ones are hidden. */
export function TeacherFacts({ isOwn, satisfaction, subjects, teachingYears }: Facts) {
  const figures = [
    teachingYears && texts.years(teachingYears),
    satisfaction && texts.satisfaction(satisfaction),
  ].filter(Boolean);
  return (
    <View className="teacher-facts">
      <View className="teacher-facts__tags">
        {isOwn && <Tag className="teacher-facts__tag" tone="primary" text={texts.own} />}
        {subjects.map((subject) => (
          <Tag
            key={subject}
            className="teacher-facts__tag"
            tone={subjectKey(subject)}
            text={subjectText(subject)}
          />
        ))}
      </View>
      {figures.length > 0 && <View className="teacher-facts__figures">{figures.join(' · ')}</View>}
    </View>
  );
}
