import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { SubjectMark } from '@/components/SubjectMark';
import { Tag } from '@/components/Tag';
import type { LeaveRecord } from '@/contract/lessons/schema';
import { LeaveState } from '@/contract/lessons/values';
import { brandKey, brandText } from '@/features/hours';
import { formatWhen, formatWhenWithin } from '@/features/lessons/dates';
import { useApp } from '@/stores/app/app-context';
import { leavePageTexts, leaveStateTexts } from '@/pages/lessons/texts';
import './leave-card.scss';

const TONES: Readonly<Record<LeaveState, string>> = {
  [LeaveState.onLeave]: 'neutral',
  [LeaveState.planned]: 'primary',
  [LeaveState.madeUp]: 'neutral',
  [LeaveState.withdrawn]: 'neutral',
};

interface LeaveCardProps {
  readonly leave: LeaveRecord;
  readonly isBusy: boolean;
  readonly onWithdraw: () => void;
}

/** A lesson missed with leave, and its make-up lesson. */
export function LeaveCard({ leave, isBusy, onWithdraw }: LeaveCardProps) {
  const { serverClock } = useApp();
  const { brandCode, lessonName, teacherName, lessonTime, requestTime, state, makeUpTime } = leave;
  return (
    <Card joined className="leave-card">
      <View className="leave-card__head">
        <SubjectMark subject={brandKey(brandCode)} alt={brandText(brandCode)} size={72} />
        <View className="leave-card__words">
          <View className="leave-card__name">{lessonName}</View>
          <View className="leave-card__times">
            {leavePageTexts.times(
              formatWhen(lessonTime, serverClock),
              state === LeaveState.withdrawn ? undefined : formatWhen(makeUpTime, serverClock),
            )}
          </View>
          <View className="leave-card__teacher">
            {leavePageTexts.requested(teacherName, formatWhenWithin(requestTime, serverClock))}
          </View>
        </View>
        <Tag text={leaveStateTexts[state]} tone={TONES[state]} />
      </View>
      {leave.canWithdraw && (
        <View className="leave-card__actions">
          <Button kind="secondary" size="small" loading={isBusy} onPress={onWithdraw}>
            {leavePageTexts.withdraw}
          </Button>
        </View>
      )}
    </Card>
  );
}
