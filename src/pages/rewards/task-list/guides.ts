import { TaskKind } from '@/contract/rewards/values';

type TaskGuide = 'onlineAuditTaskGuide' | 'liveGuide' | 'recordStudyFinishGuide';

/** Guides for tasks whose place is not obvious. */
export const TASK_GUIDES: Partial<Record<TaskKind, TaskGuide>> = {
  [TaskKind.liveLesson]: 'onlineAuditTaskGuide',
  [TaskKind.lessons]: 'liveGuide',
  [TaskKind.watch]: 'recordStudyFinishGuide',
};
