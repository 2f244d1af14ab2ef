import { route, type NoParams, type Route, type RouteParams, type PageSpec } from '../route';

type HigherLevelSpec = Pick<PageSpec, 'path' | 'title' | 'auth' | 'page'>;

/** A page of the higher level; on iOS all of them are limited to the app. */
const higherLevel = <P extends RouteParams = NoParams>(spec: HigherLevelSpec): Route<P> =>
  route<P>({ weapp: 'webView', needsAppOnIos: true, ...spec });

export const stepupRoutes = {
  furtherShiftClassCenter: route({
    path: '/furtherShiftClassCenter',
    title: '选班中心',
    weapp: 'webView',
    page: 'stepup/shift-class-center',
  }),
  furtherShiftClassCenterFurtherShiftClass: route({
    path: '/furtherShiftClassCenter/furtherShiftClass',
    title: '选择班级',
    weapp: 'webView',
    page: 'stepup/shift-class',
  }),
  /** `from=classes`: back leads to the classes. */
  furtherShiftClassCenterFurtherChoiceTime: route<{ from?: string }>({
    path: '/furtherShiftClassCenter/furtherChoiceTime',
    title: '意向时间',
    weapp: 'webView',
    page: 'stepup/choice-time',
  }),
  furtherEducation: route({
    path: '/furtherEducation',
    title: '升学年',
    weapp: 'webView',
    page: 'stepup/further-education',
  }),
  furtherEducationEnter: route({
    path: '/furtherEducationEnter',
    title: '升学年',
    weapp: 'webView',
    page: 'stepup/further-education-enter',
  }),
  higherLevelLogin: higherLevel({
    path: '/higherLevelLogin',
    title: '升学年登录',
    page: 'stepup/higher-level-login',
    auth: 'none',
  }),
  higherLevel: higherLevel({ path: '/higherLevel', title: '升学年', page: 'stepup/higher-level' }),
  higherLevelWaiting: higherLevel({
    path: '/higherLevelWaiting',
    title: '待确认',
    page: 'stepup/higher-level-waiting',
  }),
  higherLevelOriginal: higherLevel({
    path: '/higherLevelOriginal',
    title: '原班升班',
    page: 'stepup/higher-level-original',
  }),
  higherLevelGrouping: higherLevel({
    path: '/higherLevelGrouping',
    title: '组班中',
    page: 'stepup/higher-level-grouping',
  }),
  higherLevelCompleted: higherLevel({
    path: '/higherLevelCompleted',
    title: '已完成',
    page: 'stepup/higher-level-completed',
  }),
  higherLevelSelectClass: higherLevel({
    path: '/higherLevelSelectClass',
    title: '选择班级',
    page: 'stepup/select-class',
  }),
  /** `from=classes`: back leads to the classes. */
  higherLevelSelectTime: higherLevel<{ from?: string }>({
    path: '/higherLevelSelectTime',
    title: '选择时间',
    page: 'stepup/select-time',
  }),
} as const;
