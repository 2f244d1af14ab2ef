import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import type { WorkDetail } from '@/contract/works/schema';
import type { FriendStore } from '@/features/works/little-teacher/friend-store';
import { littleTeacherTexts } from '@/features/works/little-teacher/texts';

const texts = littleTeacherTexts.share;

interface PraiseProps {
  readonly work: WorkDetail;
  readonly store: FriendStore;
}

/** Comments of others, all moderated. */
export const Praise = observer(function Praise({ work: { likes }, store }: PraiseProps) {
  const said = store.praise.value ?? [];
  return (
    <Card className="shared-work__card">
      <View className="shared-work__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.praise}
      </View>
      {likes > 0 && <View className="shared-work__note">{texts.likes(likes)}</View>}
      {likes === 0 && said.length === 0 && <View className="shared-work__note">{texts.noPraise}</View>}
      {said.map(({ author, id, text }) => (
        <View key={id} className="shared-work__praise">
          <View className="shared-work__said">{text}</View>
          <View className="shared-work__by">{author}</View>
        </View>
      ))}
    </Card>
  );
});
