/** Texts of tasks that a client may show. */
import { TaskKind, type TaskRule } from '../../../../src/contract/rewards/values';

interface TaskText {
  /** `month`: 1 to 12, for a monthly task. */
  readonly title: (rule: TaskRule, month: number) => string;
  readonly description: string;
}

export const TASK_TEXTS: Readonly<Record<TaskKind, TaskText>> = {
  [TaskKind.profile]: {
    title: () => '完善孩子资料',
    description: '补全孩子和家长的基本信息',
  },
  [TaskKind.feedback]: { title: () => '提一条建议', description: '告诉我们哪里可以做得更好' },
  [TaskKind.report]: { title: () => '看一份学习报告', description: '从首页打开报告，了解孩子的进步' },
  [TaskKind.liveLesson]: { title: () => '旁听一节直播课', description: '上课时从首页进入课堂，陪孩子听一听' },
  [TaskKind.share]: { title: () => '推荐给一位朋友', description: '把豌豆分享给身边的家长' },
  [TaskKind.checkIn]: {
    title: ({ target }, month) => `${month}月签到${target}天`,
    description: '每天来签到，好习惯一天天长大',
  },
  [TaskKind.lessons]: {
    title: ({ target }, month) => `${month}月上课${target}节`,
    description: '按时上课，每一节都算数',
  },
  [TaskKind.watch]: {
    title: ({ target }, month) => `${month}月看完${target}个视频或故事`,
    description: '课程视频、回放和睡前故事，看完都算数',
  },
};

export const TASK_MESSAGES = {
  unknown: '该任务不存在',
  notDone: '任务还没有完成哦',
  over: '任务奖励的领取时间已过',
} as const;
