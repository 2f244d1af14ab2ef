export const filmCourseTexts = {
  trial: '可试看',
  locked: '待解锁',
  lockedFor: (hours: number): string => `${hours} 课时解锁`,
  expired: '已过期',
  until: (date: string): string => `${date}到期`,
  chapters: (count: number): string => `共 ${count} 集`,
  done: (finished: number, count: number): string => `已学 ${finished}/${count} 集`,
  allDone: '全部学完啦',
} as const;
