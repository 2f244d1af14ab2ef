import { route } from '../route';

export const lessonsRoutes = {
  /** Default: the next lesson. */
  beforeClass: route<{ liveId?: string }>({
    path: '/beforeClass',
    title: '课前预习',
    weapp: 'webView',
    page: 'lessons/before-class',
  }),
  /** A lesson, by its live id. */
  classContent: route<{ liveId?: string }>({
    path: '/classContent',
    title: '课程内容',
    weapp: 'webView',
    page: 'lessons/class-content',
  }),
  myClassList: route<{
    id?: string;
    name?: string;
    courseType?: string;
    source?: string;
    groupType?: string;
    multiSubject?: string;
  }>({
    path: '/myClassList',
    title: '课程列表',
    weapp: 'native',
    page: 'lessons/class-list',
  }),
  liveAuditor: route<{ liveId?: string }>({
    path: '/liveAuditor',
    title: '旁听',
    weapp: 'webView',
    auth: 'none',
    loginFree: true,
    page: 'lessons/live-auditor',
  }),
  liveAuditorGuide: route<{ liveId?: string }>({
    path: '/liveAuditorGuide',
    title: '旁听引导',
    weapp: 'native',
    auth: 'none',
    loginFree: true,
    page: 'lessons/live-auditor-guide',
  }),
  /** `liveId`: the lesson to ask leave for. */
  leaveRecord: route<{ liveId?: string }>({
    path: '/leaveRecord',
    title: '请假补课记录',
    weapp: 'webView',
    page: 'lessons/leave-record',
  }),
  /** `id` of a course category; default: the first. */
  aboutClassCenter: route<{ id?: string }>({
    path: '/aboutClassCenter',
    aliases: ['/index/aboutClassCenter'],
    title: '约课中心',
    weapp: 'webView',
    page: 'lessons/booking',
  }),
} as const;
