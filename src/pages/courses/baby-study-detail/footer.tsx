import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { useApp } from '@/stores/app/app-context';
import type { BabyStudyDetailStore } from './store';
import { babyStudyDetailTexts as texts } from './texts';

/** The primary action: start if unlocked, otherwise unlock, with a trial beside. */
export const Footer = observer(function Footer({ store }: { readonly store: BabyStudyDetailStore }) {
  const { router } = useApp();
  const { action, courseId, trial } = store;
  const hours = store.course.value?.priceHours ?? 0;
  const play = (chapterId?: number): void =>
    void router.go('babyStudyPlay', {
      id: String(courseId),
      ...(chapterId !== undefined && { chapterId: String(chapterId) }),
    });
  const ask = (): void =>
    void router.go('feedback', { about: texts.wanted(store.course.value?.title ?? '') });
  switch (action) {
    case 'unlock':
    case 'unlockAgain':
      return (
        <View className="baby-study-detail__actions">
          {trial && (
            <Button
              className="baby-study-detail__action"
              kind="secondary"
              onPress={() => play(trial.chapterId)}
            >
              {texts.trial}
            </Button>
          )}
          <Button className="baby-study-detail__action" onPress={() => store.unlock(true)}>
            {action === 'unlock' ? texts.unlock(hours) : texts.unlockAgain(hours)}
          </Button>
        </View>
      );
    case 'trial':
      return (
        <>
          <View className="baby-study-detail__note">{texts.notForHours}</View>
          <View className="baby-study-detail__actions">
            <Button className="baby-study-detail__action" kind="secondary" onPress={ask}>
              {texts.ask}
            </Button>
            <Button className="baby-study-detail__action" onPress={() => play(trial?.chapterId)}>
              {texts.trial}
            </Button>
          </View>
        </>
      );
    case 'ask':
      return (
        <>
          <View className="baby-study-detail__note">{texts.notForHours}</View>
          <Button block onPress={ask}>
            {texts.ask}
          </Button>
        </>
      );
    case 'begin':
    case 'goOn':
    case 'again':
      return (
        <Button block onPress={() => play()}>
          {texts[action]}
        </Button>
      );
    case 'none':
      return null;
  }
});
