import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Dot } from '@/components/Badge';
import { Card } from '@/components/Card';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Zoned } from '@/features/dates/Zoned';
import { markTimes } from '@/features/dates/in-full';
import { formatDay, timeOf } from '@/features/lessons/dates';
import { aria } from '@/components/aria';
import { useApp } from '@/stores/app/app-context';
import { messageKindTexts, messageTexts } from '../../texts';
import { kindIcons, type MessageItem, type MessageListStore } from '../list-store';

interface MessageRowProps {
  readonly item: MessageItem;
  /** The one above, whose day and summary are not said a second time. */
  readonly above: MessageItem | undefined;
  readonly store: MessageListStore;
}

const dayOf = ({ sentAt }: MessageItem): string => sentAt.slice(0, 'YYYY-MM-DD'.length);

const NAMES = /《[^》]*》/g;
/** A line ends before a lesson's name, and not within it. */
const whole = (name: string): string => name.replace(/ /g, '\u00a0');

export const MessageRow = observer(function MessageRow({ item, above, store }: MessageRowProps) {
  const { router, serverClock } = useApp();
  const { id, kind, title, summary, sentAt } = item;
  const day = dayOf(item);
  const isRead = store.isRead(item);
  const open = () => {
    store.open(item);
    void router.go('informationCenter', { id: String(id) });
  };
  return (
    <>
      {(!above || dayOf(above) !== day) && (
        <View className="messages__day" {...aria({ role: 'heading', 'aria-level': '2' })}>
          {formatDay(day, serverClock)}
        </View>
      )}
      <Card joined className={classNames('messages__row', isRead && 'messages__row--read')} onPress={open}>
        <View className={`messages__mark messages__mark--${kind}`}>
          <Icon name={kindIcons[kind]} size={40} />
          {!isRead && <Dot className="messages__dot" />}
        </View>
        <View className="messages__words">
          <View className="messages__head">
            <View className="messages__title">{markTimes(title.replace(NAMES, whole), serverClock)}</View>
            <View className="messages__time">
              {store.kind === null && messageTexts.kindOf(messageKindTexts[kind])}
              <Zoned of={timeOf(sentAt, serverClock)} />
            </View>
          </View>
          {summary !== above?.summary && (
            <View className="messages__summary">{markTimes(summary, serverClock)}</View>
          )}
        </View>
      </Card>
    </>
  );
});
