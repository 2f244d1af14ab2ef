import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { Cell, CellGroup } from '@/components/Cell';
import { SHOW_FRIENDS } from '@/contract/share/invite';
import { SharedList } from '@/features/growth/sharing/SharedList';
import { Screen } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import { posterPageTexts as texts } from './texts';
import './index.scss';

export function Mine() {
  const { router } = useApp();
  return (
    <Screen>
      <CellGroup className="share-poster__ways">
        <Cell title={texts.toFriends} onPress={() => void router.go('sharePoster', { show: SHOW_FRIENDS })} />
      </CellGroup>
      <Card className="share-poster__card">
        <View className="share-poster__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
          {texts.mineTitle}
        </View>
        <View className="share-poster__hint">{texts.mineHint}</View>
        <SharedList />
      </Card>
    </Screen>
  );
}
