import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { SharedList } from '@/features/growth/sharing/SharedList';
import { Screen } from '@/features/screen';
import { posterPageTexts as texts } from './texts';
import './index.scss';

export const Mine = () => (
  <Screen title={texts.mineTitle}>
    <Card className="share-poster__card">
      <View className="share-poster__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.mineTitle}
      </View>
      <View className="share-poster__hint">{texts.mineHint}</View>
      <SharedList />
    </Card>
  </Screen>
);
