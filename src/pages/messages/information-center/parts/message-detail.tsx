import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Skeleton } from '@/components/Skeleton';
import { Tag } from '@/components/Tag';
import { pressTarget, slotTarget } from '@/features/links/click-target';
import { Zoned } from '@/features/dates/Zoned';
import { markTimes } from '@/features/dates/in-full';
import { whenOf } from '@/features/lessons/dates';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Screen } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import { messageKindTexts, messageTexts } from '../../texts';
import { MessageStore, type Message } from '../message-store';

export const MessageDetail = observer(function MessageDetail({ named }: { named: string }) {
  const app = useApp();
  const [store] = useState(() => new MessageStore(app, recordId(named)));
  useLoadForSession(store.load, store.message.reset);
  const { value } = store.message;
  const target = value?.target && slotTarget(value.target);
  const toList = () => void app.router.replace('informationCenter');
  return (
    <Screen
      className="message"
      footer={
        target && (
          <Button block onPress={() => void pressTarget(app, { target })}>
            {value.target?.text}
          </Button>
        )
      }
    >
      <View className="message__content">
        <Loaded
          of={store.message}
          skeleton={<Skeleton variant="card" parts={[{ bars: [44], lines: 4 }]} />}
          onRetry={() => void store.load()}
          missing={{ text: messageTexts.missing, action: { text: messageTexts.toList, onPress: toList } }}
        >
          {(message) => <Body message={message} />}
        </Loaded>
      </View>
    </Screen>
  );
});

function Body({ message }: { message: Message }) {
  const { serverClock } = useApp();
  const { title, kind, sentAt, body } = message;
  return (
    <Card>
      <View className="message__title" {...aria({ role: 'heading', 'aria-level': '1' })}>
        {markTimes(title, serverClock)}
      </View>
      <View className="message__source">
        <Tag tone="primary" text={messageKindTexts[kind]} />
        <View className="message__time">
          <Zoned of={whenOf(sentAt, serverClock)} />
        </View>
      </View>
      {markTimes(body, serverClock)
        .split('\n')
        .map((paragraph, index) => (
          <View key={index} className="message__paragraph">
            {paragraph}
          </View>
        ))}
    </Card>
  );
}
