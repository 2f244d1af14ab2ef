import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { Tag } from '@/components/Tag';
import type { EvaluationResult } from '@/contract/evaluation/schema';
import { subjectKey, subjectText } from '@/features/courses';
import { reportsTexts as texts } from './texts';

interface SummaryProps {
  readonly result: EvaluationResult;
  readonly title: string;
  /** Below the title: the date. */
  readonly note?: string;
  readonly sentence: string;
}

/** Child, title, level and score. */
export function Summary({ result, title, note, sentence }: SummaryProps) {
  const { asked, levelName, right, sitting } = result;
  return (
    <Card className="evaluation-finished__card">
      <View className="evaluation-finished__head">
        <View className="evaluation-finished__child">{sitting.childName || texts.child}</View>
        <Tag tone={subjectKey(sitting.subject)} text={subjectText(sitting.subject)} />
      </View>
      <View className="evaluation-finished__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {title}
      </View>
      {note !== undefined && <View className="evaluation-finished__note">{note}</View>}
      <View className="evaluation-finished__level">
        <View className="evaluation-finished__level-name">{texts.level}</View>
        <View className="evaluation-finished__level-value">{levelName}</View>
      </View>
      <View className="evaluation-finished__note">
        {asked === 0 ? texts.nothingAnswered : texts.rate(right, asked)}
      </View>
      {sentence !== '' && <View className="evaluation-finished__sentence">{sentence}</View>}
    </Card>
  );
}
