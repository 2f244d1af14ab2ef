import { route } from '../route';

export const helpRoutes = {
  tutor: route<{ crUid?: string }>({
    path: '/tutor',
    title: '辅导老师',
    weapp: 'none',
    page: 'help/tutor',
  }),
  survey: route({ path: '/survey', title: '问卷', weapp: 'webView' }),
  surveyDemo: route({ path: '/surveyDemo', title: '问卷示例', weapp: 'webView' }),
  helpList: route({ path: '/help/list', title: '帮助中心', weapp: 'webView', page: 'help/list' }),
  helpDetail: route<{ id?: string }>({
    path: '/help/detail',
    title: '帮助详情',
    weapp: 'webView',
    page: 'help/detail',
  }),
  feedback: route({ path: '/feedback', title: '意见反馈', weapp: 'webView', page: 'help/feedback' }),
  nps: route({ path: '/nps', title: '满意度调研', weapp: 'webView', page: 'help/nps' }),
} as const;
