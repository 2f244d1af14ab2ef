import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { Icon } from '@/components/Icon';
import { Tag } from '@/components/Tag';
import type { TeacherDetail } from '@/contract/courses/teacher.schema';
import { teacherDetailTexts as texts } from '../texts';

export const Heading = ({ text }: { readonly text: string }) => (
  <View className="teacher__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
    {text}
  </View>
);

/** A teacher without any content shows one placeholder. */
export function Introduction({ teacher }: { readonly teacher: TeacherDetail }) {
  const { films, honours, introduction, styles } = teacher;
  const isSilent = !introduction && honours.length + styles.length + films.length === 0;
  if (!introduction && !isSilent) return null;
  return (
    <Card className="teacher__card">
      <Heading text={texts.introduction} />
      <View className="teacher__text">{introduction || texts.introductionComing}</View>
    </Card>
  );
}

export function Honours({ honours }: Pick<TeacherDetail, 'honours'>) {
  if (honours.length === 0) return null;
  return (
    <Card className="teacher__card">
      <Heading text={texts.honours} />
      <View {...aria({ role: 'list' })}>
        {honours.map((honour) => (
          <View key={honour} className="teacher__honour" {...aria({ role: 'listitem' })}>
            <Icon className="teacher__star" name="star" size={32} tone="accent" />
            <View className="teacher__honour-text">{honour}</View>
          </View>
        ))}
      </View>
    </Card>
  );
}

export function Styles({ styles }: Pick<TeacherDetail, 'styles'>) {
  if (styles.length === 0) return null;
  return (
    <Card className="teacher__card">
      <Heading text={texts.styles} />
      <View className="teacher__styles">
        {styles.map((style) => (
          <Tag key={style} className="teacher__style" tone="primary" text={style} />
        ))}
      </View>
    </Card>
  );
}
