import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import drawingUrl from '@/assets/popups/higher-level.svg';
import { Icon } from '@/components/Icon';
import { Drawing } from '@/components/Drawing';
import { Pressable } from '@/components/Pressable';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useApp } from '@/stores/app-context';
import { enterHigherLevel } from './enter';
import { higherLevelAnswer } from './higher-level-store';
import { higherLevelTexts as texts } from './texts';
import './entrance.scss';

/** The way to the new school year on home; nothing while there is none. */
export const HigherLevelEntrance = observer(function HigherLevelEntrance() {
  const app = useApp();
  const answer = app.part(higherLevelAnswer);
  useLoadForSession(() => answer.once());
  if (!answer.value) return null;
  const enter = (): void => {
    app.tracker.track('higher_level_click', { page: 'index' });
    void enterHigherLevel(app);
  };
  return (
    <Pressable className="higher-level-entrance" role="link" label={texts.entrance} onPress={enter}>
      <Drawing className="higher-level-entrance__drawing" src={drawingUrl} width={128} />
      <View className="higher-level-entrance__words">
        <View className="higher-level-entrance__title">{texts.entrance}</View>
        <View className="higher-level-entrance__note">{texts.entranceNote}</View>
      </View>
      <Icon name="arrow-right" size={40} tone="secondary" />
    </Pressable>
  );
});
