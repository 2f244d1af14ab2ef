import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import type { EmptyStateProps } from '@/components/EmptyState';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton } from '@/components/Skeleton';
import { Tabs } from '@/components/Tabs';
import { HomeworkTab } from '@/contract/homework/values';
import { ChildSubjects } from '@/features/growth/filters';
import { homeworkChanges } from '@/features/homework';
import { HomeworkRow } from '@/features/homework/card/HomeworkRow';
import { WaitingStrip } from '@/features/homework/queue/WaitingNote';
import { homeworkTexts } from '@/features/homework/texts';
import { STATE_EVERY_MS, useNow } from '@/features/lessons/use-now';
import { useOfflineNotice } from '@/features/screen/offline-note/use-offline-notice';
import { useRefresh } from '@/features/screen/refresh/use-refresh';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { screen, Screen, useParams } from '@/features/screen';
import { PagedList } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { HomeworkListStore } from './store';
import './index.scss';

const texts = {
  tabs: {
    [HomeworkTab.open]: '待完成',
    [HomeworkTab.waiting]: '待批改',
    [HomeworkTab.corrected]: '已批改',
    [HomeworkTab.all]: '全部',
  } satisfies Record<HomeworkTab, string>,
  empty: {
    [HomeworkTab.open]: '现在没有要做的作业，一起玩一会儿吧',
    [HomeworkTab.waiting]: '没有在等老师批改的作业',
    [HomeworkTab.corrected]: '还没有批改好的作业，老师批改后会在这里',
    [HomeworkTab.all]: '还没有作业，上课后老师会在这里布置',
  } satisfies Record<HomeworkTab, string>,
  toCorrected: '批改过的作业',
  toOpen: '待完成的作业',
  toClasses: '课程安排',
} as const;

const TABS = Object.values(HomeworkTab).map((key) => ({ key, text: texts.tabs[key] }));

const HomeworkList = observer(function HomeworkList() {
  const app = useApp();
  const { tab } = useParams('homeworkList');
  const [store] = useState(() => new HomeworkListStore(app, tab));
  useLoadWhenShown(store.load, store.reset);
  useEffect(() => app.get(homeworkChanges).on(() => void store.load()), [app, store]);
  const refresh = useRefresh(store.load);
  const notice = useOfflineNotice(store.list.isOffline, store.load);
  // The rows say when they are due: 今晚, 已超时.
  useNow(STATE_EVERY_MS);
  return (
    <Screen notice={notice}>
      <Tabs items={TABS} active={store.tab} onChange={(key) => store.choose(key as HomeworkTab)} />
      <ChildSubjects chosen={store.subject} onChange={store.chooseSubject} />
      <PullToRefresh className="homework-list" onRefresh={refresh}>
        <WaitingStrip />
        <View key={store.tab}>
          <PagedList
            list={store.list}
            render={(card) => (
              <HomeworkRow
                card={card}
                onPress={() => void app.router.go('homeworkDetail', { id: String(card.homeworkId) })}
              />
            )}
            skeleton={
              <Skeleton
                variant="list"
                rows={4}
                picture={[88, 88]}
                bars={[40, 28]}
                foot={['40%', 32]}
                label={homeworkTexts.loading}
              />
            }
            empty={useEmpty(store)}
            onRetry={() => void refresh()}
          />
        </View>
      </PullToRefresh>
    </Screen>
  );
});

/** The empty state's action, by tab. */
function useEmpty({ tab, choose }: HomeworkListStore): EmptyStateProps {
  const { router } = useApp();
  const toClasses = { text: texts.toClasses, onPress: () => void router.go('myClassList') };
  const toCorrected = { text: texts.toCorrected, onPress: () => choose(HomeworkTab.corrected) };
  const toOpen = { text: texts.toOpen, onPress: () => choose(HomeworkTab.open) };
  switch (tab) {
    case HomeworkTab.open:
      return { text: texts.empty.open, illustration: 'success', action: toCorrected };
    case HomeworkTab.all:
      return { text: texts.empty.all, action: toClasses };
    default:
      return { text: texts.empty[tab], action: toOpen };
  }
}

export default screen('homeworkList', HomeworkList);
