import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Tag } from '@/components/Tag';
import type { QuestionDetailStore } from '../store';
import { questionDetailTexts as texts } from '../texts';

interface MasteredProps {
  readonly store: QuestionDetailStore;
}

/** Its state in the wrong-question collection. */
export const Mastered = observer(function Mastered({ store }: MasteredProps) {
  const wrong = store.detail.value?.wrong;
  if (!wrong) return null;
  return (
    <View className="question-detail__foot">
      {store.isMastered ? (
        <Tag tone="primary" text={texts.mastered} />
      ) : (
        <Tag tone="neutral" text={texts.times(wrong.wrongTimes)} />
      )}
      <Tag className="question-detail__knowledge" text={wrong.knowledge} />
      {store.isMastered && <MasterButton store={store} />}
    </View>
  );
});

/** Marks it as mastered, or reverts that. Only the parent may. */
export const MasterButton = observer(function MasterButton({ store }: MasteredProps) {
  const { isMastered, isMarking } = store;
  if (!store.detail.value?.wrong?.mayMark) return null;
  return (
    <Button
      kind={isMastered ? 'text' : 'secondary'}
      size="medium"
      loading={isMarking}
      onPress={() => void store.mark(!isMastered)}
    >
      {isMastered ? texts.unmaster : texts.master}
    </Button>
  );
});
