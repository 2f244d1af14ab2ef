import { REPLAY_AFTER_MINUTES, ReplayState } from '@/contract/courses/values';

export const contentTexts = {
  loading: '课程内容加载中…',
  missing: '找不到这节课，可能已经调整了',
  nextStep: '孩子的课程',
  unwritten: '这节课的内容老师还在准备，上课前会更新到这里',
  goals: '学完这节课，孩子能够',
  steps: '课堂怎么上',
  minutes: (minutes: number): string => `${minutes}分钟`,
  total: (minutes: number): string => `共${minutes}分钟`,
  points: '重点和词语',
  tips: '给家长的小建议',
  teacher: '授课老师',
  materials: '配套资料',
  prepare: '课前准备',
  prepareNote: '要带的东西，和设备检测',
  homework: '课后作业',
  homeworkNote: '老师留的练习，做完看批改',
  report: '课后报告',
  reportNote: '老师的话和孩子的表现',
  replay: '看回放',
  replayNote: {
    [ReplayState.preparing]: `回放正在制作，下课${REPLAY_AFTER_MINUTES}分钟后可以看`,
    [ReplayState.over]: '回放已经过期，点此联系客服',
  },
  replayOf: (course: string, chapter: string): string => `${course}《${chapter}》的回放已经过期`,
  leave: '这节课已请假',
} as const;
