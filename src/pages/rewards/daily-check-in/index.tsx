import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Cell, CellGroup } from '@/components/Cell';
import { EmptyState } from '@/components/EmptyState';
import { Skeleton } from '@/components/Skeleton';
import { RewardAmounts } from '@/features/rewards/amount/RewardAmount';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { screen, Screen } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { Celebrated } from '@/features/shapes/celebration/Celebrated';
import { useApp } from '@/stores/app/app-context';
import { Card } from '@/components/Card';
import { Icon } from '@/components/Icon';
import { Tag } from '@/components/Tag';
import { Hero } from './parts/hero';
import { type MilestoneView, CheckInStore } from './store';
import { checkInTexts } from './texts';
import { Week } from './parts/week';
import './index.scss';

/** Today's check-in: one tap, its reward, and the month's progress. */
const DailyCheckIn = observer(function DailyCheckIn() {
  const app = useApp();
  const [store] = useState(() => new CheckInStore(app));
  useLoadWhenShown(store.load, store.reset);
  const toRecord = () => void app.router.go('dailyCheckInRecord');
  return (
    <Screen className="daily-check-in" footer={<CheckInButton store={store} />}>
      <Loaded
        of={store.today}
        skeleton={<Skeleton variant="card" parts={[420, 200, 280]} className="daily-check-in__skeleton" />}
        onRetry={() => void store.load()}
      >
        {(today) =>
          today.takesPart ? (
            <>
              <Celebrated moment="checkIn" />
              <Hero today={today} given={store.given} />
              <Week today={today} />
              <Milestones items={store.milestones} />
              <View className="daily-check-in__more">
                <CellGroup>
                  <Cell title={checkInTexts.record} onPress={toRecord} />
                </CellGroup>
              </View>
            </>
          ) : (
            <EmptyState
              text={checkInTexts.none}
              action={{ text: checkInTexts.seeRecord, onPress: toRecord }}
            />
          )
        }
      </Loaded>
    </Screen>
  );
});

const CheckInButton = observer(function CheckInButton({ store }: { store: CheckInStore }) {
  const { router } = useApp();
  const today = store.today.value;
  if (!today?.takesPart) return null;
  if (today.isDone) {
    return (
      <Button block onPress={() => void router.go('myTaskCenterMyTaskList')}>
        {checkInTexts.goOn}
      </Button>
    );
  }
  return (
    <Button block loading={store.isSaving} onPress={() => void store.checkIn()}>
      {checkInTexts.checkIn(today.reward)}
    </Button>
  );
});

export default screen('dailyCheckIn', DailyCheckIn);

/** The month's remaining bonuses. */
function Milestones({ items }: { readonly items: readonly MilestoneView[] }) {
  return (
    <Card className="daily-check-in__card">
      <View className="daily-check-in__heading">{checkInTexts.milestones}</View>
      {items.map(({ days, reward, daysLeft }) => (
        <View key={days} className="daily-check-in__milestone">
          <View className="daily-check-in__gift">
            <Icon name="gift" size={40} />
          </View>
          <View className="daily-check-in__words">
            <View className="daily-check-in__goal">{checkInTexts.milestone(days)}</View>
            <View className="daily-check-in__reward">
              <Text className="daily-check-in__extra">{checkInTexts.extra}</Text>
              <RewardAmounts reward={reward} size="small" />
            </View>
          </View>
          {daysLeft === 0 ? (
            <Tag text={checkInTexts.reached} tone="primary" />
          ) : (
            <Tag text={checkInTexts.left(daysLeft)} />
          )}
        </View>
      ))}
    </Card>
  );
}
