import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { ShareSheet } from '@/features/share/ShareSheet';
import type { FriendStore } from '@/features/works/little-teacher/friend-store';
import { littleTeacherTexts } from '@/features/works/little-teacher/texts';
import { useApp } from '@/stores/app/app-context';

const texts = littleTeacherTexts.share;

/** Only for the child's own parent. Stars once a day. */
export const OwnActions = observer(function OwnActions({ store }: { readonly store: FriendStore }) {
  const { router } = useApp();
  const { asParent, input, isOwn } = store;
  if (!isOwn || !input) return null;
  const workId = String(asParent.id ?? '');
  return (
    <Card className="shared-work__own">
      <View {...aria({ role: 'note' })}>
        <View className="shared-work__heading">{texts.own}</View>
        <View className="shared-work__note">{texts.ownHint}</View>
      </View>
      <Button block onPress={() => asParent.show('share')}>
        {texts.passOn}
      </Button>
      {router.shows('sharePoster') && (
        <Button block kind="text" onPress={() => void router.go('sharePoster', { workId })}>
          {texts.poster}
        </Button>
      )}
      <ShareSheet
        open={asParent.over === 'share'}
        input={input}
        onClose={() => asParent.show('none')}
        onShared={() => void store.passedOn()}
      />
    </Card>
  );
});
