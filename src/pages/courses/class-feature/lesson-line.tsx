import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import type { ClassFeature } from '@/contract/courses/teacher.schema';
import { classFeatureTexts as texts } from './texts';

/** A lesson's timeline, with a stop per part. */
export function LessonLine({ steps }: Pick<ClassFeature, 'steps'>) {
  if (steps.length === 0) return null;
  const stops = withBegins(steps);
  const whole = steps.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <Card className="class-feature__card">
      <View className="class-feature__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.steps}
      </View>
      <View className="class-feature__whole">{texts.whole(whole)}</View>
      <View className="class-feature__line" {...aria({ role: 'list' })}>
        {stops.map(({ begins, minutes, text, title }) => (
          <View key={begins} className="class-feature__stop" {...aria({ role: 'listitem' })}>
            <View className="class-feature__dot" {...aria({ 'aria-hidden': 'true' })} />
            <View className="class-feature__span">{texts.span(begins, begins + minutes)}</View>
            <View className="class-feature__point-title">{title}</View>
            <View className="class-feature__text">{text}</View>
          </View>
        ))}
      </View>
    </Card>
  );
}

const withBegins = (steps: ClassFeature['steps']) =>
  steps.map((step, index) => ({
    ...step,
    begins: steps.slice(0, index).reduce((sum, { minutes }) => sum + minutes, 0),
  }));
