import { TaskKind } from '@/contract/rewards/values';

type TaskGuide = 'onlineAuditTaskGuide' | 'liveGuide' | 'recordStudyFinishGuide';

/** Tasks that are done elsewhere than a parent may think have a guide. */
export const TASK_GUIDES: Partial<Record<TaskKind, TaskGuide>> = {
  [TaskKind.liveLesson]: 'onlineAuditTaskGuide',
  [TaskKind.lessons]: 'liveGuide',
  [TaskKind.watch]: 'recordStudyFinishGuide',
};
