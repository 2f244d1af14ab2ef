import { route } from '../route';
import type { OrderTopic } from './values';

export const helpRoutes = {
  tutor: route<{ crUid?: string }>({
    path: '/tutor',
    title: '辅导老师',
    weapp: 'none',
    page: 'help/tutor',
  }),
  /** By `id`, or by the `code` of a link. Some allow visitors; for the others the page asks for a login. */
  survey: route<{ id?: string; code?: string }>({
    path: '/survey',
    title: '问卷',
    weapp: 'webView',
    auth: 'none',
    page: 'help/survey',
  }),
  /** The same as an example: nothing is sent. */
  surveyDemo: route<{ id?: string; code?: string }>({
    path: '/surveyDemo',
    title: '问卷示例',
    weapp: 'webView',
    auth: 'none',
    page: 'help/survey-demo',
  }),
  helpList: route({
    path: '/help/list',
    parents: ['/help'],
    title: '帮助中心',
    weapp: 'webView',
    page: 'help/list',
  }),
  helpDetail: route<{ id?: string }>({
    path: '/help/detail',
    title: '帮助详情',
    weapp: 'webView',
    page: 'help/detail',
  }),
  /** With `orderNo`: a question to customer service about that order; `about` names the subject. */
  feedback: route<{ orderNo?: string; topic?: OrderTopic; about?: string }>({
    path: '/feedback',
    title: '意见反馈',
    weapp: 'webView',
    page: 'help/feedback',
  }),
  nps: route({ path: '/nps', title: '满意度调研', weapp: 'webView', page: 'help/nps' }),
} as const;
