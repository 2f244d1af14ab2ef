import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Tabs } from '@/components/Tabs';
import type { Task, TaskClaim } from '@/contract/rewards/schema';
import { TaskKind } from '@/contract/rewards/values';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { screen, Screen } from '@/features/screen';
import { ShareSheet } from '@/features/share';
import { useApp } from '@/stores/app/app-context';
import type { Router } from '@/services/router/types';
import { Card } from '@/components/Card';
import { Icon } from '@/components/Icon';
import { Skeleton } from '@/components/Skeleton';
import { PagedList } from '@/features/shapes';
import { TaskListStore, type TaskTab } from './store';
import { taskTexts } from './texts';
import { OpenTasks } from './parts/open-tasks';
import { TaskReward } from './parts/task-card';
import { TASK_GUIDES } from './guides';
import './index.scss';

const TABS = Object.entries(taskTexts.tabs).map(([key, text]) => ({ key, text }));

/** Tasks with rewards: open, claimable, and done. */
const MyTaskList = observer(function MyTaskList() {
  const app = useApp();
  const [store] = useState(() => new TaskListStore(app));
  const [isSharing, setIsSharing] = useState(false);
  useLoadWhenShown(store.load, store.reset);
  const start = ({ kind }: Task) =>
    kind === TaskKind.share ? setIsSharing(true) : void goToTask(app.router, kind);
  const guide = ({ kind }: Task) => {
    const name = TASK_GUIDES[kind];
    if (name) void app.router.go(name);
  };
  const claim = async (task: Task) => {
    const id = await store.claim(task);
    if (id !== undefined) await app.router.go('myTaskCenterMyTaskFinish', { id: String(id) });
  };
  return (
    <Screen className="task-list">
      <Tabs items={TABS} active={store.tab} onChange={(key) => void store.show(key as TaskTab)} />
      <View className="task-list__body">
        {store.tab === 'open' ? (
          <OpenTasks store={store} onStart={start} onClaim={(task) => void claim(task)} onGuide={guide} />
        ) : (
          <FinishedTasks store={store} />
        )}
      </View>
      <ShareSheet
        open={isSharing}
        onClose={() => setIsSharing(false)}
        input={{ key: 'myTaskCenterMyTaskList', toURL: '/index' }}
        onShared={() => void store.shared()}
      />
    </Screen>
  );
});

export default screen('myTaskCenterMyTaskList', MyTaskList);

/** Target page of a task. Sharing is done here. */
function goToTask(router: Pick<Router, 'go' | 'home'>, kind: TaskKind): Promise<void> {
  switch (kind) {
    case TaskKind.profile:
      return router.go('settingUpInformation');
    case TaskKind.feedback:
      return router.go('feedback');
    case TaskKind.checkIn:
      return router.go('dailyCheckIn');
    case TaskKind.watch:
      return router.go('babyStudyList');
    // Lessons and new reports are on home.
    default:
      return router.home();
  }
}

const FinishedTasks = observer(function FinishedTasks({ store }: { store: TaskListStore }) {
  const year = store.open.value?.today.slice(0, 4) ?? '';
  return (
    <PagedList
      list={store.finished}
      render={(claim) => <Finished claim={claim} year={year} />}
      skeleton={<Skeleton variant="card" parts={[680]} />}
      empty={{
        text: taskTexts.finishedEmpty,
        action: { text: taskTexts.seeOpen, onPress: () => void store.show('open') },
      }}
    />
  );
});

interface FinishedProps {
  readonly claim: TaskClaim;
  readonly year: string;
}

function Finished({ claim: { title, reward, claimedAt }, year }: FinishedProps) {
  return (
    <Card joined className="task-list__finished">
      <View className="task-list__check">
        <Icon name="check" size={32} />
      </View>
      <View className="task-list__words">
        <View className="task-list__title">{title}</View>
        <TaskReward reward={reward} />
      </View>
      <View className="task-list__until">{taskTexts.claimedAt(claimedAt, year)}</View>
    </Card>
  );
}
