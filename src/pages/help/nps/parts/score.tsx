import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import { SURVEY_SCORE } from '@/contract/help/values';
import { npsTexts } from '../../texts';
import type { NpsStore } from '../store';

const SCORES = Array.from({ length: SURVEY_SCORE.max - SURVEY_SCORE.min + 1 }, (_, score) => score);

/** 0 to 10, in two rows so that each is wide enough for a finger. */
export const Score = observer(function Score({ store: { form } }: { store: NpsStore }) {
  return (
    <Card className="nps__card">
      <View className="nps__question">{npsTexts.question}</View>
      <View className="nps__scores" {...aria({ role: 'radiogroup', 'aria-label': npsTexts.question })}>
        {SCORES.map((score) => (
          <Pressable
            key={score}
            className={classNames('nps__score', form.values.score === score && 'nps__score--chosen')}
            role="radio"
            label={npsTexts.score(score)}
            aria={{ checked: form.values.score === score }}
            onPress={() => form.set('score', score)}
          >
            <View className="nps__score-mark">{score}</View>
          </Pressable>
        ))}
      </View>
      <View className="nps__ends">
        <View>{`0 ${npsTexts.low}`}</View>
        <View>{`10 ${npsTexts.high}`}</View>
      </View>
      <View className="nps__error" {...aria({ role: 'alert' })}>
        {form.complaints.score}
      </View>
    </Card>
  );
});
