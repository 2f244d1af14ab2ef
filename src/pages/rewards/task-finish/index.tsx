import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { ResultBody } from '@/components/ResultBody';
import { Skeleton } from '@/components/Skeleton';
import { rewardsCalls } from '@/contract/rewards/calls';
import type { ResponseOf } from '@/contract/define';
import { RewardAmounts } from '@/features/rewards/amount/RewardAmount';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { screen, Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { Celebrated } from '@/features/shapes/celebration/Celebrated';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import { Loadable } from '@/stores/data/loadable';
import './index.scss';

const finishTexts = {
  title: '领取成功',
  gave: (title: string): string => `“${title}”的奖励已到账`,
  balance: '现在共有',
  more: '继续做任务',
  exchange: '我的兑换',
  missing: '找不到这个任务的奖励',
} as const;

type Finished = ResponseOf<typeof rewardsCalls.getTaskClaim>;

/** A task's reward, and the new balance. */
const MyTaskFinish = observer(function MyTaskFinish() {
  const { api, router } = useApp();
  const named = recordId(useParams('myTaskCenterMyTaskFinish').id);
  const [finished] = useState(() => new Loadable<Finished>());
  const load = () => void finished.find(named, (id) => api.call(rewardsCalls.getTaskClaim, { id }));
  useLoadWhenShown(load, finished.reset);
  const toList = () => void router.replace('myTaskCenterMyTaskList');
  return (
    <Screen className="task-finish">
      <Loaded
        of={finished}
        skeleton={
          <Skeleton
            variant="detail"
            picture={{ round: 280 }}
            parts={[{ lines: 3, plain: true }]}
            gap={32}
            className="task-finish__skeleton"
          />
        }
        onRetry={load}
        missing={{ text: finishTexts.missing, action: { text: finishTexts.more, onPress: toList } }}
      >
        {({ claim, balance }) => (
          <>
            <Celebrated moment="taskReward" />
            <ResultBody
              title={finishTexts.title}
              note={
                <>
                  <View>{finishTexts.gave(claim.title)}</View>
                  <RewardAmounts
                    reward={claim.reward}
                    plus
                    size="large"
                    joint=" "
                    className="task-finish__reward"
                  />
                  <View className="task-finish__balance">
                    <Text className="task-finish__have">{finishTexts.balance}</Text>
                    <RewardAmounts reward={balance} joint="、" />
                  </View>
                </>
              }
              action={{ text: finishTexts.more, onPress: () => void router.back() }}
              secondary={{ text: finishTexts.exchange, onPress: () => void router.replace('myExchange') }}
            />
          </>
        )}
      </Loaded>
    </Screen>
  );
});

export default screen('myTaskCenterMyTaskFinish', MyTaskFinish);
