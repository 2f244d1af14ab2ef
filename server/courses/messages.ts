/** What the domain says to a parent when the answer is no. */
export const COURSES_MESSAGES = {
  noChapter: '没有找到这一节',
  chapterLocked: '解锁课程后就能观看这一节',
  chapterExpired: '这门课程的观看时间已经结束',
  noReplay: '没有找到这节课的回放',
  replayNotReady: '回放还在制作中，下课约半小时后就能看',
  replayOver: '这节课的回放已经过期',
} as const;
