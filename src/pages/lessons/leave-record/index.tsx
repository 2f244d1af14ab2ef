import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import { PagedList } from '@/features/shapes';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import { leavePageTexts } from '@/pages/lessons/texts';
import { LeaveCard } from './parts/leave-card';
import { LessonSheet } from './parts/lesson-sheet';
import { LeaveRecordStore } from './store';
import './index.scss';
import { Skeleton } from '@/components/Skeleton';

/** The child's leave, and its make-up lessons. */
const LeaveRecordScreen = observer(function LeaveRecordScreen() {
  const app = useApp();
  const [store] = useState(() => new LeaveRecordStore(app));
  const asked = recordId(useParams('leaveRecord').liveId);
  useLoadForSession(() => Promise.all([store.load(), asked && store.openLessons(asked)]), store.reset);
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
          skeleton={
            <Skeleton
              variant="list"
              picture={[72, 72]}
              bars={[40, 36, 28]}
              rows={3}
              label={leavePageTexts.loading}
            />
          }
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
