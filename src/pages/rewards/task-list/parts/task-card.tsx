import { Text, View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Pressable } from '@/components/Pressable';
import { Progress } from '@/components/Progress';
import { Tag } from '@/components/Tag';
import type { Task } from '@/contract/rewards/schema';
import { TaskStatus } from '@/contract/rewards/values';
import { byBeijing, todayOf } from '@/features/dates/zones';
import { formatDay } from '@/features/lessons/dates';
import { RewardAmounts } from '@/features/rewards/amount/RewardAmount';
import { useApp } from '@/stores/app/app-context';
import { TASK_GUIDES } from '../guides';
import { taskTexts } from '../texts';

export interface TaskCardProps {
  readonly task: Task;
  /** The first whose reward waits: a screen has one primary action. */
  readonly leads: boolean;
  readonly isClaiming: boolean;
  readonly onStart: (task: Task) => void;
  readonly onClaim: (task: Task) => void;
  /** Opens the guide of the task, if there is one. */
  readonly onGuide: (task: Task) => void;
}

export function TaskCard({ task, leads, isClaiming, onStart, onClaim, onGuide }: TaskCardProps) {
  const { title, description, kind, done, target, status, reward } = task;
  const isDone = status === TaskStatus.claimable;
  return (
    <Card joined className="task-list__card">
      <View className="task-list__head">
        <View className="task-list__words">
          <View className="task-list__title">{title}</View>
          <View className="task-list__note">{description}</View>
        </View>
        {isDone ? (
          <Button
            kind={leads ? 'primary' : 'secondary'}
            size="small"
            loading={isClaiming}
            label={taskTexts.claimOf(title)}
            onPress={() => onClaim(task)}
          >
            {taskTexts.claim}
          </Button>
        ) : (
          <Button
            size="small"
            kind="secondary"
            label={taskTexts.goOf(taskTexts.go[kind], title)}
            onPress={() => onStart(task)}
          >
            {taskTexts.go[kind]}
          </Button>
        )}
      </View>
      <View className="task-list__progress">
        <Progress className="task-list__bar" now={done} max={target} label={title} />
        <View className="task-list__count">{taskTexts.progress(done, target)}</View>
      </View>
      <View className="task-list__foot">
        <TaskReward reward={reward} />
        {!isDone && TASK_GUIDES[kind] && (
          <Pressable className="task-list__how" label={taskTexts.howOf(title)} onPress={() => onGuide(task)}>
            {taskTexts.how}
          </Pressable>
        )}
        <Until task={task} />
      </View>
    </Card>
  );
}

export function TaskReward({ reward }: Pick<Task, 'reward'>) {
  return (
    <View className="task-list__reward">
      <Text className="task-list__unseen">{taskTexts.reward}</Text>
      <RewardAmounts reward={reward} size="small" />
    </View>
  );
}

/** The last day of a task. A reward that is lost after today stands out. */
function Until({ task: { status, until } }: Pick<TaskCardProps, 'task'>) {
  const { serverClock } = useApp();
  if (until === '') return null;
  const day = formatDay(until, serverClock);
  const isDone = status === TaskStatus.claimable;
  if (isDone && until === todayOf(serverClock.now()))
    return <Tag tone="accent" text={taskTexts.claimToday(byBeijing(taskTexts.dayEnd(day), serverClock))} />;
  const said = isDone ? taskTexts.claimUntil : taskTexts.until;
  return <View className="task-list__until">{said(byBeijing(day, serverClock))}</View>;
}
