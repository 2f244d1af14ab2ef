/** Links that always exist: the child's own pages. Every note of what to practise has one. */
import type { ReportLink } from '../../../../src/contract/growth/report.schema';

export const LINKS = {
  wrongQuestions: {
    text: '翻开错题本',
    why: '挑一两道讲给对方听，讲得出来就是真会了',
    url: '/wrongWorkGroup',
  },
  replays: {
    text: '补看一节回放',
    why: '落下的课还在，陪孩子看一节就跟上了',
    url: '/recordingList',
  },
  tasks: {
    text: '学习任务',
    why: '先约好下一节课的时间，习惯从准时开始',
    url: '/myClassList?courseType=1&multiSubject=1',
  },
  reports: {
    text: '全部报告',
    why: '每一份都在“我的报告”里',
    url: '/growUp/growReportList',
  },
} as const satisfies Record<string, ReportLink>;
