import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Progress } from '@/components/Progress';
import { useApp } from '@/stores/app/app-context';
import { filmSaving } from './film-saving';
import { filmSavingTexts as texts } from './texts';
import './index.scss';

/** Progress of saving a film; hidden when there is none. Once per page that saves films. */
export const FilmSavingBar = observer(function FilmSavingBar() {
  const saving = useApp().get(filmSaving);
  const { status, percent } = saving;
  if (status === 'idle') return null;
  const isFailed = status === 'failed';
  return (
    <View className="film-saving" {...aria({ role: isFailed ? 'alert' : 'status' })}>
      <View className="film-saving__line">
        <View className="film-saving__title">{isFailed ? texts.failed : texts.saving}</View>
        {!isFailed && percent !== undefined && <View className="film-saving__percent">{percent}%</View>}
      </View>
      {!isFailed && <Progress now={percent ?? 0} max={100} label={texts.saving} />}
      <View className="film-saving__hint">{isFailed ? saving.hint : texts.stay}</View>
      {isFailed && (
        <View className="film-saving__actions">
          <Button kind="text" size="medium" onPress={() => saving.close()}>
            {texts.close}
          </Button>
          <Button kind="secondary" size="medium" onPress={() => saving.retry()}>
            {texts.retry}
          </Button>
        </View>
      )}
    </View>
  );
});
