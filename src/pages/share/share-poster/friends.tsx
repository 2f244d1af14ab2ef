import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Card } from '@/components/Card';
import { Skeleton } from '@/components/Skeleton';
import { Tag } from '@/components/Tag';
import { InvitationState, INVITATION_PAGE_SIZE } from '@/contract/share/invite';
import type { Invitation } from '@/contract/share/schema';
import { formatMonthDay } from '@/features/dates/in-full';
import { Screen } from '@/features/screen';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { PagedList } from '@/features/shapes';
import { giftsText } from '@/features/share/invite-gifts';
import { useApp } from '@/stores/app/app-context';
import { shareCalls } from '@/contract/share/calls';
import type { App } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';
import { friendTexts as texts } from './texts';
import './index.scss';

/** The parent's invited friends, newest first. */
class FriendsStore {
  readonly list: Paged<Invitation>;

  constructor({ api }: Pick<App, 'api'>) {
    this.list = new Paged(
      (page, limit) => toPage(api.callCounted(shareCalls.listInvitations, { page, limit })),
      INVITATION_PAGE_SIZE,
      ({ id }) => id,
    );
  }

  load = async (): Promise<void> => void (await this.list.refresh());
}

const SKELETON_ROWS = 4;

const TONE = {
  [InvitationState.registered]: 'neutral',
  [InvitationState.booked]: 'primary',
  [InvitationState.attended]: 'neutral',
  [InvitationState.credited]: 'primary',
} as const;

/** The parent's invited friends with their state. */
export const Friends = observer(function Friends() {
  const app = useApp();
  const [store] = useState(() => new FriendsStore(app));
  useLoadForSession(store.load, store.list.reset);
  const invite = { text: texts.invite, onPress: () => void app.router.go('parentsCenter') };
  return (
    <Screen title={texts.title}>
      <View className="share-poster">
        <PagedList
          list={store.list}
          render={(friend) => <Friend friend={friend} />}
          skeleton={
            <Skeleton
              variant="list"
              rows={SKELETON_ROWS}
              bars={[44, 32]}
              align="spread"
              height={84}
              end={[112, 44, 'pill']}
            />
          }
          empty={{ text: texts.empty, action: invite }}
        />
      </View>
    </Screen>
  );
});

function Friend({ friend }: { friend: Invitation }) {
  const { phoneMask, registeredAt, state, creditedAt } = friend;
  const gifts = giftsText(friend);
  return (
    <Card joined className="share-poster__friend">
      <View className="share-poster__friend-words">
        <View className="share-poster__friend-name">{phoneMask}</View>
        <View className="share-poster__friend-note">{texts.registered(formatMonthDay(registeredAt))}</View>
        {creditedAt !== '' && gifts !== '' && (
          <View className="share-poster__friend-note">
            {texts.credited(formatMonthDay(creditedAt), gifts)}
          </View>
        )}
      </View>
      <Tag tone={TONE[state]} text={texts.states[state]} />
    </Card>
  );
}
