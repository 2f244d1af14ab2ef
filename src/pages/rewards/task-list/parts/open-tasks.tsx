import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { Icon } from '@/components/Icon';
import { Skeleton } from '@/components/Skeleton';
import type { Task } from '@/contract/rewards/schema';
import { TaskStatus, type Reward } from '@/contract/rewards/values';
import { Loaded } from '@/features/shapes';
import { keyOf, type TaskListStore } from '../store';
import { taskTexts } from '../texts';
import { TaskCard, type TaskCardProps } from './task-card';

type OpenTasksProps = Pick<TaskCardProps, 'onStart' | 'onClaim' | 'onGuide'> & {
  readonly store: TaskListStore;
};

const isClaimable = ({ status }: Task): boolean => status === TaskStatus.claimable;

export const OpenTasks = observer(function OpenTasks({ store, onStart, onClaim, onGuide }: OpenTasksProps) {
  return (
    <Loaded
      of={store.open}
      skeleton={<Skeleton variant="card" parts={[120, 800]} />}
      onRetry={() => void store.load()}
    >
      {({ balance, tasks }) => {
        const lead = tasks.find(isClaimable);
        return (
          <>
            <Balance balance={balance} />
            {tasks.length === 0 && (
              <EmptyState
                text={taskTexts.empty}
                action={{ text: taskTexts.seeFinished, onPress: () => void store.show('finished') }}
              />
            )}
            {tasks.map((task) => (
              <TaskCard
                key={keyOf(task)}
                task={task}
                leads={task === lead}
                isClaiming={store.claiming === keyOf(task)}
                onStart={onStart}
                onClaim={onClaim}
                onGuide={onGuide}
              />
            ))}
          </>
        );
      }}
    </Loaded>
  );
});

function Balance({ balance }: { readonly balance: Reward }) {
  return (
    <Card className="task-list__balance">
      <View className="task-list__balance-mark">
        <Icon name="star" size={48} />
      </View>
      <View {...aria({ role: 'group', 'aria-label': taskTexts.balance })}>
        <Text className="task-list__amount">{taskTexts.stars(balance.stars)}</Text>
        <Text className="task-list__amount">{taskTexts.peaCoins(balance.peaCoins)}</Text>
      </View>
    </Card>
  );
}
