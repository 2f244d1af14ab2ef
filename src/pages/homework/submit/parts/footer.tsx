import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import type { SubmitStore } from '@/features/homework/answering/submit-store';
import { submitTexts as texts } from '@/features/homework/answering/texts';

/** Previous and next question; after the last one, the hand-in. */
export const Footer = observer(function Footer({ store }: { readonly store: SubmitStore }) {
  const { index, isLast } = store;
  return (
    <View className="homework-submit__footer">
      <View className="homework-submit__way">
        <Button block kind="secondary" disabled={index === 0} onPress={() => store.go(index - 1)}>
          {texts.previous}
        </Button>
      </View>
      <View className="homework-submit__way">
        <Button block onPress={() => (isLast ? store.showOverview(true) : store.go(index + 1))}>
          {isLast ? texts.check : texts.next}
        </Button>
      </View>
    </View>
  );
});
