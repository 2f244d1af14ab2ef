import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen } from '@/features/screen';
import { PagedList } from '@/features/shapes';
import { useApp } from '@/stores/app-context';
import { leavePageTexts } from '@/pages/lessons/texts';
import { LeaveCard } from './parts/leave-card';
import { LessonSheet } from './parts/lesson-sheet';
import { LeaveRecordStore } from './store';
import './index.scss';
import { aria } from '@/components/aria';
import { SkeletonBlock } from '@/components/Skeleton';
import './parts/leave-skeleton.scss';

/** The child's leave, and its make-up lessons. */
const LeaveRecordScreen = observer(function LeaveRecordScreen() {
  const app = useApp();
  const [store] = useState(() => new LeaveRecordStore(app));
  useLoadForSession(store.load, store.reset);
  return (
    <Screen
      className="leave-record"
      footer={
        <Button block onPress={() => void store.openLessons()}>
          {leavePageTexts.ask}
        </Button>
      }
    >
      <View className="leave-record__list">
        <PagedList
          list={store.list}
          skeleton={<LeaveSkeleton />}
          empty={{
            text: leavePageTexts.empty,
            action: { text: leavePageTexts.ask, onPress: () => void store.openLessons() },
          }}
          render={(leave) => (
            <LeaveCard
              leave={leave}
              isBusy={store.withdrawing === leave.leaveId}
              onWithdraw={() => void store.withdraw(leave)}
            />
          )}
        />
      </View>
      <LessonSheet store={store} />
    </Screen>
  );
});

export default screen('leaveRecord', LeaveRecordScreen);

function LeaveSkeleton() {
  return (
    <View {...aria({ role: 'status', 'aria-label': leavePageTexts.loading })}>
      {[0, 1, 2].map((row) => (
        <View key={row} className="leave-skeleton">
          <SkeletonBlock width="70%" height={72} />
          <SkeletonBlock className="leave-skeleton__line" width="55%" height={28} />
          <SkeletonBlock className="leave-skeleton__line" width="65%" height={28} />
        </View>
      ))}
    </View>
  );
}
