import { View } from '@tarojs/components';
import type { TodayClass } from '@/contract/lessons/schema';
import { isLetIn } from '../lesson-state';
import { STATE_EVERY_MS, useNow } from '../use-now';
import { ChildEntry } from './ChildEntry';

/** Below a row of the plan, while the class can be entered. */
export function OpenedChildEntry({ lesson }: { readonly lesson: TodayClass }) {
  const now = useNow(STATE_EVERY_MS);
  if (!isLetIn(lesson, now)) return null;
  return (
    <View className="plan-class__actions">
      <ChildEntry lesson={lesson} />
    </View>
  );
}
