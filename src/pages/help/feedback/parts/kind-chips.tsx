import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import { FeedbackKind } from '@/contract/help/values';
import type { FeedbackStore } from '../store';
import { feedbackTexts, kindTexts } from '../texts';

export const KindChips = observer(function KindChips({ store }: { store: FeedbackStore }) {
  return (
    <View className="feedback-form__card">
      <View className="feedback-form__heading">{feedbackTexts.kind}</View>
      <View
        className="feedback-form__chips"
        {...aria({ role: 'radiogroup', 'aria-label': feedbackTexts.kind })}
      >
        {Object.values(FeedbackKind).map((kind) => (
          <Pressable
            key={kind}
            className={classNames(
              'feedback-form__chip',
              kind === store.kind && 'feedback-form__chip--chosen',
            )}
            role="radio"
            aria={{ checked: kind === store.kind }}
            onPress={() => store.setKind(kind)}
          >
            {kindTexts[kind]}
          </Pressable>
        ))}
      </View>
      <View className="feedback-form__error" {...aria({ role: 'alert' })}>
        {store.complaints.kind}
      </View>
    </View>
  );
});
