import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { Pea } from '@/components/Pea';
import { Icon } from '@/components/Icon';
import type { ClassContent } from '@/contract/lessons/schema';
import { contentTexts as texts } from '../texts';

interface ContentProps {
  readonly content: ClassContent;
}

/** The lesson's texts; empty parts are hidden. */
export function Body({ content }: ContentProps) {
  const { goals, steps, keyPoints, tips } = content;
  if (goals.length + steps.length + keyPoints.length + tips.length === 0)
    return <EmptyState drawing={<Pea pose="reads" />} text={texts.unwritten} />;
  return (
    <>
      {goals.length > 0 && (
        <Part title={texts.goals}>
          <Lines of={goals} />
        </Part>
      )}
      {steps.length > 0 && <Steps content={content} />}
      {keyPoints.length > 0 && (
        <Part title={texts.points}>
          {keyPoints.map(({ title, text }) => (
            <View key={title} className="class-content__point">
              <View className="class-content__word">{title}</View>
              <View className="class-content__text">{text}</View>
            </View>
          ))}
        </Part>
      )}
      {tips.length > 0 && (
        <Part title={texts.tips}>
          <Lines of={tips} />
        </Part>
      )}
    </>
  );
}

function Steps({ content: { steps } }: ContentProps) {
  const total = steps.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <Part title={texts.steps} note={texts.total(total)}>
      <View {...aria({ role: 'list' })}>
        {steps.map(({ title, minutes, text }) => (
          <View key={title} className="class-content__step" {...aria({ role: 'listitem' })}>
            <View className="class-content__step-head">
              <Text className="class-content__word">{title}</Text>
              <Text className="class-content__minutes">{texts.minutes(minutes)}</Text>
            </View>
            <View className="class-content__text">{text}</View>
          </View>
        ))}
      </View>
    </Part>
  );
}

interface PartProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

function Part({ title, note, children }: PartProps) {
  return (
    <Card className="class-content__card">
      <View className="class-content__head">
        <View className="class-content__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
          {title}
        </View>
        {note && <Text className="class-content__minutes">{note}</Text>}
      </View>
      {children}
    </Card>
  );
}

const Lines = ({ of }: { readonly of: readonly string[] }) => (
  <View {...aria({ role: 'list' })}>
    {of.map((line) => (
      <View key={line} className="class-content__line" {...aria({ role: 'listitem' })}>
        <Icon className="class-content__check" name="check" size={32} tone="primary" />
        <View className="class-content__text class-content__text--of-line">{line}</View>
      </View>
    ))}
  </View>
);
