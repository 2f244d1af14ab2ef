export const courseReplayTexts = {
  loading: '课程回放加载中…',
  missing: '找不到这节课的回放',
  toList: '全部回放',
  none: '选一节课，和孩子再看一遍',
  lesson: (course: string, teacher: string): string => [course, teacher].filter(Boolean).join(' · '),
  when: (when: string): string => `${when} 上课`,
  keyPoints: '这节课的重点',
  next: '下一节',
  content: '课程内容',
  toCourse: '查看这门课程',
} as const;
