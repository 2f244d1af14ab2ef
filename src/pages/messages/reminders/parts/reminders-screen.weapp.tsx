import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { Button } from '@/components/Button';
import { Cell, CellGroup } from '@/components/Cell';
import { EmptyState } from '@/components/EmptyState';
import { Skeleton } from '@/components/Skeleton';
import { REMINDERS_ABOUT, SubscribeAnswer, type ReminderAbout } from '@/contract/messages/values';
import { reminders, type Reminder, type Reminders } from '@/features/messages/reminders/reminders';
import { topicNames } from '@/features/messages/reminders/texts';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { reminderTexts as texts } from '../texts';
import '../index.scss';

/** What WeChat reminds of, topic by topic. A tap asks in WeChat's dialog. */
export const RemindersScreen = observer(function RemindersScreen() {
  const { get, native, platform } = useApp();
  const store = get(reminders);
  const { about } = useParams('weChatReminders');
  useLoadForSession(store.load);
  // WeChat's settings cover the mini program without hiding the page.
  useEffect(
    () => platform.onVisibilityChange((isVisible) => void (isVisible && store.look())),
    [platform, store],
  );
  const toSettings = () => void native.call('openPushSetting', {}).then(store.look);
  const wanted = store.offered(topicsAbout(about)).filter(({ allowed }) => allowed === 0);
  return (
    <Screen
      footer={
        wanted.length > 0 && (
          <Button
            block
            onPress={() => (wanted.every(store.isBlocked) ? toSettings() : void store.ask(wanted))}
          >
            {texts.turnOn}
          </Button>
        )
      }
    >
      <Loaded
        of={store.list}
        skeleton={<Skeleton variant="list" rows={4} bars={[40, 24]} align="spread" label={texts.loading} />}
        onRetry={() => void store.load()}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState text={texts.none} action={{ text: texts.toSettings, onPress: toSettings }} />
          ) : (
            <View className="reminders">
              <CellGroup>
                {list.map((reminder) => (
                  <Row key={reminder.topic} {...{ reminder, store, toSettings }} />
                ))}
              </CellGroup>
              <View className="reminders__how">{texts.how}</View>
            </View>
          )
        }
      </Loaded>
    </Screen>
  );
});

const topicsAbout = (about: string | undefined) =>
  about !== undefined && about in REMINDERS_ABOUT ? REMINDERS_ABOUT[about as ReminderAbout] : [];

interface RowProps {
  readonly reminder: Reminder;
  readonly store: Reminders;
  readonly toSettings: () => void;
}

const Row = observer(function Row({ reminder, store, toSettings }: RowProps) {
  const isBlocked = store.isBlocked(reminder);
  return (
    <Cell
      title={topicNames[reminder.topic]}
      note={noteOf(store, reminder)}
      onPress={() => (isBlocked ? toSettings() : void store.ask([reminder]))}
    />
  );
});

function noteOf(store: Reminders, reminder: Reminder): string {
  const { allowed, answer } = reminder;
  if (store.isBlocked(reminder)) return texts.blocked;
  if (store.isOn(reminder)) return texts.on(allowed);
  return answer === null || answer === SubscribeAnswer.accept ? texts.off : texts.refused;
}
