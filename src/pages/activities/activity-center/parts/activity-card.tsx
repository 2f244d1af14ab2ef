import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { classNames } from '@/components/class-names';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { Tag } from '@/components/Tag';
import type { CenterActivity } from '@/contract/activities/schema';
import { ActivityState } from '@/contract/activities/values';
import { pressTarget, slotTarget } from '@/features/links/click-target';
import { useApp } from '@/stores/app/app-context';
import { formatPeriod, type ActivityCenterStore } from '../store';
import { centerTexts } from '../texts';

interface ActivityCardProps {
  readonly store: ActivityCenterStore;
  readonly activity: CenterActivity;
}

/** Picture, period, and a link or a join button. Tappable only if it links somewhere. */
export const ActivityCard = observer(function ActivityCard({ store, activity }: ActivityCardProps) {
  const app = useApp();
  const { title, summary, imgPath, state } = activity;
  const target = state === ActivityState.ended ? undefined : slotTarget(activity);
  const open = () => void pressTarget(app, { target });
  const look = (
    <>
      <Picture className="activity-center__picture" src={imgPath} alt="" ratio={2.1} mode="aspectFill" />
      <View className="activity-center__words">
        <View className="activity-center__title">{title}</View>
        <View className="activity-center__summary">{summary}</View>
        <View className="activity-center__period">{formatPeriod(activity, app.serverClock)}</View>
      </View>
    </>
  );
  return (
    <View
      className={classNames(
        'activity-center__card',
        state === ActivityState.ended && 'activity-center__card--ended',
      )}
    >
      {target ? (
        <Pressable className="activity-center__link" onPress={open}>
          {look}
        </Pressable>
      ) : (
        look
      )}
      <View className="activity-center__foot">
        <Action store={store} activity={activity} onOpen={target && open} />
      </View>
    </View>
  );
});

interface ActionProps extends ActivityCardProps {
  readonly onOpen: (() => void) | undefined;
}

const Action = observer(function Action({ store, activity, onOpen }: ActionProps) {
  const isJoined = activity.isOurs && store.isJoined(activity);
  const joined = isJoined && <Tag text={centerTexts.joined} tone="primary" />;
  if (activity.state === ActivityState.ended) {
    return (
      <>
        {joined}
        <Button size="small" kind="secondary" onPress={() => void store.show(ActivityState.current)}>
          {centerTexts.others}
        </Button>
      </>
    );
  }
  if (joined) return joined;
  if (store.mayJoin(activity)) {
    return (
      <Button
        kind={activity === store.firstToJoin ? 'primary' : 'secondary'}
        size="small"
        loading={store.joiningId === activity.id}
        label={`${centerTexts.join}：${activity.title}`}
        onPress={() => void store.join(activity)}
      >
        {centerTexts.join}
      </Button>
    );
  }
  if (!onOpen) return null;
  return (
    <Button size="small" kind="secondary" onPress={onOpen}>
      {centerTexts.open}
    </Button>
  );
});
