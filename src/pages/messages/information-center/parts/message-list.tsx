import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useRef, useState, useEffect } from 'react';
import { Pressable } from '@/components/Pressable';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Tabs } from '@/components/Tabs';
import type { MessageKind } from '@/contract/messages/values';
import { PULL_REFRESH_HEIGHT } from '@/contract/shell';
import { PopupHost } from '@/features/popups/PopupHost';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Screen, useShown, usePlace } from '@/features/screen';
import { AllAtOnce, PagedList } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { messageKindTexts, messageTexts } from '@/pages/messages/texts';
import { MessageListStore } from '../list-store';
import { MessageRow } from './message-row';
import { Skeleton } from '@/components/Skeleton';
import { BackTrigger } from '@/features/messages/notification/back-trigger';

const ALL = 'all';

/** All messages by kind; newest first. */
export const MessageList = observer(function MessageList() {
  const app = useApp();
  const [store] = useState(() => new MessageListStore(app));
  useLoadForSession(store.load, store.reset);
  useReturned(() => void store.loadKinds());
  // Asks for notification permission when the parent leaves, not before.
  const trigger = useBackTrigger();
  const { list } = store;
  return (
    <Screen className="messages" back={trigger.leave}>
      <AllAtOnce of={[store.kinds, list]} skeleton={<View className="messages__items">{skeleton}</View>}>
        <KindTabs store={store} />
        <ReadAll store={store} />
        <PullToRefresh onRefresh={store.load} height={PULL_REFRESH_HEIGHT}>
          <View className="messages__items">
            <PagedList
              list={list}
              skeleton={skeleton}
              empty={{
                text: messageTexts.empty,
                action: { text: messageTexts.toHome, onPress: () => void app.router.home() },
              }}
              render={(item, index) => <MessageRow item={item} above={list.items[index - 1]} store={store} />}
            />
          </View>
        </PullToRefresh>
      </AllAtOnce>
      <PopupHost queue={trigger.queue} />
    </Screen>
  );
});

const KindTabs = observer(function KindTabs({ store }: { store: MessageListStore }) {
  const { tabs, totalUnread, kind } = store;
  if (tabs.length === 0) return null;
  return (
    <Tabs
      items={[
        { key: ALL, text: messageTexts.tab(messageTexts.all, totalUnread) },
        ...tabs.map((tab) => ({
          key: tab.kind,
          text: messageTexts.tab(messageKindTexts[tab.kind], tab.unread),
        })),
      ]}
      active={kind ?? ALL}
      onChange={(key) => store.choose(key === ALL ? null : (key as MessageKind))}
    />
  );
});

/** In the page rather than the top bar, which the mini program's web view lacks. */
const ReadAll = observer(function ReadAll({ store }: { store: MessageListStore }) {
  const { unread, isReadingAll } = store;
  if (unread === 0) return null;
  return (
    <View className="messages__bar">
      <View className="messages__unread">{messageTexts.unreadCount(unread)}</View>
      <Pressable className="messages__read-all" disabled={isReadingAll} onPress={() => void store.readAll()}>
        {messageTexts.readAll}
      </Pressable>
    </View>
  );
});

/** Not on the first visit, which loads anyway. */
function useReturned(run: () => void): void {
  const visits = useRef(0);
  useShown(() => {
    visits.current += 1;
    if (visits.current > 1) run();
  });
}

const skeleton = <Skeleton variant="list" rows={6} picture={[64, 64, 'round']} bars={[26, 32, 28]} />;

/** The page asks for notification permission on leaving: its back button calls `leave`, which shows the popup queue. */
function useBackTrigger(): BackTrigger {
  const app = useApp();
  const { name } = usePlace();
  const [trigger] = useState(() => new BackTrigger(app, name));
  useEffect(() => {
    trigger.prepare();
    return () => trigger.dispose();
  }, [trigger]);
  return trigger;
}
