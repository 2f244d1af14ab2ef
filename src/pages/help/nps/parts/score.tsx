import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { SURVEY_SCORE } from '@/contract/help/values';
import { Scores } from '@/features/help/scores/Scores';
import { npsTexts } from '../../texts';
import type { NpsStore } from '../store';

const { min, max } = SURVEY_SCORE;
const SCORES = Array.from({ length: max - min + 1 }, (_, at) => min + at);

/** 0 to 10, in two rows for sufficient tap targets. */
export const Score = observer(function Score({ store: { form } }: { store: NpsStore }) {
  return (
    <Card className="nps__card">
      <View className="nps__question">{npsTexts.question}</View>
      <Scores
        scores={SCORES}
        chosen={form.values.score ?? undefined}
        label={npsTexts.question}
        say={npsTexts.score}
        lowText={`${min} ${npsTexts.low}`}
        highText={`${max} ${npsTexts.high}`}
        onChoose={(score) => form.set('score', score)}
      />
      <View className="nps__error" {...aria({ role: 'alert' })}>
        {form.complaints.score}
      </View>
    </Card>
  );
});
