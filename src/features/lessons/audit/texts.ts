import { REPLAY_AFTER_MINUTES, ReplayState } from '@/contract/courses/values';
import { lessonTexts } from '../texts';

const { ended, live, notStarted } = lessonTexts.state;

export const auditTexts = {
  loading: '课程信息加载中…',
  failed: '获取课程信息失败',
  missing: '找不到这节课，请检查链接是否完整',
  toCourses: '孩子的课程',
  state: { notBegun: notStarted, live, over: ended, leave: '已请假', stranger: '仅限本班家长' },
  notBegun: '这节课还未开始',
  begins: (when: string): string => `${when} 开课，到时间再来旁听吧`,
  prepare: '去做课前准备',
  live: '老师正在上课，可以进入旁听',
  quiet: '旁听不扣课时，孩子和老师看不到您',
  listen: '在线旁听',
  over: '这节课已经结束',
  replay: '看课程回放',
  toLesson: '这节课学了什么',
  replayNote: {
    [ReplayState.preparing]: `回放正在制作，下课${REPLAY_AFTER_MINUTES}分钟后可以看`,
    [ReplayState.ready]: '可以和孩子一起看回放',
    [ReplayState.over]: '回放已经过期',
  },
  leave: '这节课已经请假，不能旁听',
  toLeave: '查看请假补课记录',
  officialOnly: '仅在读学员可以旁听直播课',
  strangerOut: '登录后可以旁听自己孩子的课',
  logIn: '去登录',
  strangerIn: '这不是您孩子的课，不能旁听',
} as const;
