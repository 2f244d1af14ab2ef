import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { plainTexts as texts } from './texts';
import './plain.scss';

/** Shown instead of a film that failed to load or play. */
export function BrokenFilm({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <View className="plain-film__words" {...aria({ role: 'alert' })}>
      <View>{texts.broken}</View>
      <Button className="plain-film__again" kind="secondary" size="small" onPress={onRetry}>
        {texts.retry}
      </Button>
    </View>
  );
}
