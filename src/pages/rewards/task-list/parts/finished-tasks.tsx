import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { Icon } from '@/components/Icon';
import { Skeleton } from '@/components/Skeleton';
import type { TaskClaim } from '@/contract/rewards/schema';
import { PagedList } from '@/features/shapes';
import type { TaskListStore } from '../store';
import { taskTexts } from '../texts';

export const FinishedTasks = observer(function FinishedTasks({ store }: { store: TaskListStore }) {
  const year = store.open.value?.today.slice(0, 4) ?? '';
  return (
    <PagedList
      list={store.finished}
      render={(claim) => <Finished claim={claim} year={year} />}
      skeleton={<Skeleton variant="card" parts={[136, 136, 136, 136, 136]} />}
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
    <Card className="task-list__finished">
      <View className="task-list__check">
        <Icon name="check" size={32} />
      </View>
      <View className="task-list__words">
        <View className="task-list__title">{title}</View>
        <View className="task-list__note">{taskTexts.reward(reward)}</View>
      </View>
      <View className="task-list__until">{taskTexts.claimedAt(claimedAt, year)}</View>
    </Card>
  );
}
