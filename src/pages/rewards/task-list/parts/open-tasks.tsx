import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { Skeleton } from '@/components/Skeleton';
import type { Task } from '@/contract/rewards/schema';
import { RewardKind, TaskStatus, type Reward } from '@/contract/rewards/values';
import { RewardAmount } from '@/features/rewards/amount/RewardAmount';
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
      <View className="task-list__amounts" {...aria({ role: 'group', 'aria-label': taskTexts.balance })}>
        <RewardAmount kind={RewardKind.star} size="big" className="task-list__amount">
          {balance.stars}
        </RewardAmount>
        <RewardAmount kind={RewardKind.peaCoin} size="big" className="task-list__amount">
          {balance.peaCoins}
        </RewardAmount>
      </View>
    </Card>
  );
}
