import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import type { EvaluationAnalysis } from '@/contract/evaluation/schema';
import { PictureView } from '@/features/growth/pictures';
import { reportsTexts as texts } from './texts';

/** Abilities: a chart when there are enough of them, and each in words. */
export function Abilities({ abilities, picture }: Pick<EvaluationAnalysis, 'abilities' | 'picture'>) {
  if (abilities.length === 0) return null;
  return (
    <Card className="evaluation-finished__card">
      <View className="evaluation-finished__heading" {...aria({ role: 'heading', 'aria-level': '3' })}>
        {texts.abilities}
      </View>
      {picture && <PictureView picture={picture} title={texts.picture} />}
      <View {...aria({ role: 'list', 'aria-label': texts.abilities })}>
        {abilities.map(({ name, right, asked, percent, words }) => (
          <View key={name} className="evaluation-finished__ability" {...aria({ role: 'listitem' })}>
            <View className="evaluation-finished__ability-head">
              <View className="evaluation-finished__ability-name">{name}</View>
              <View className="evaluation-finished__note">{texts.ability(right, asked, percent)}</View>
            </View>
            <View className="evaluation-finished__ability-words">{words}</View>
          </View>
        ))}
      </View>
    </Card>
  );
}
