/** The domain's error messages for parents, and titles for the hours log. */
import { REPLAY_AFTER_MINUTES } from '../../../src/contract/courses/values';
export const COURSES_MESSAGES = {
  noCourse: '找不到这门课程',
  hoursShort: (need: number, left: number): string =>
    `解锁需要${need}个录播课时，当前可用${left}个，课时还不够哦`,
  notForHours: '这门课程随报名开通，暂时不能用课时解锁',
  unlocked: (title: string): string => `解锁《${title}》`,
  noChapter: '找不到这一节',
  chapterLocked: '解锁课程后就能观看这一节',
  chapterExpired: '这门课程的观看时间已经结束',
  noReplay: '找不到这节课的回放',
  replayNotReady: `回放还在制作中，下课${REPLAY_AFTER_MINUTES}分钟后就能看`,
  replayOver: '这节课的回放已经过期',
} as const;
