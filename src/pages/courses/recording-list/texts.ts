import { REPLAY_AFTER_MINUTES } from '@/contract/courses/values';
export const recordingListTexts = {
  loading: '回放加载中',
  empty: `还没有上过课，下课 ${REPLAY_AFTER_MINUTES} 分钟后就能看回放`,
  emptySubject: '这一科还没有课程回放',
  toCourses: '看看课程',
  toAll: '看看全部回放',
  end: '没有更早的回放了',
} as const;
