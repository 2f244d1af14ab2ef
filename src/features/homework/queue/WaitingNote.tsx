import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { useApp } from '@/stores/app/app-context';
import { handInQueue, type HandInQueue } from './hand-in-queue';
import { queueTexts as texts } from './texts';
import './waiting.scss';

/** State of a queued hand-in, wherever the homework is shown. */
export const WaitingNote = observer(function WaitingNote({ homeworkId }: { readonly homeworkId: number }) {
  const queue = useApp().get(handInQueue);
  const state = queue.stateOf(homeworkId);
  if (!state) return null;
  return (
    <View className="homework-waiting" {...aria({ role: 'status' })}>
      {state === 'network' && !queue.isKept ? texts.networkOpen : texts[state]}
    </View>
  );
});

/** Above homework pages. */
export const WaitingStrip = observer(function WaitingStrip() {
  const queue = useApp().get(handInQueue);
  const { waiting } = queue;
  const [first] = waiting;
  if (!first || queue.stateOf(first.homeworkId) !== 'network') return null;
  return (
    <View className="homework-waiting homework-waiting--strip" {...aria({ role: 'status' })}>
      {formatWaiting(queue, first.title)}
    </View>
  );
});

function formatWaiting({ isKept, waiting }: HandInQueue, title: string): string {
  if (!isKept) return texts.networkOpen;
  return waiting.length > 1 ? texts.networkMany(waiting.length) : texts.networkNamed(title);
}
