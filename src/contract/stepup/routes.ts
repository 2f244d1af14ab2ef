import { route } from '../route';

export const stepupRoutes = {
  furtherShiftClassCenter: route({ path: '/furtherShiftClassCenter', title: '选班中心', weapp: 'webView' }),
  furtherShiftClassCenterFurtherShiftClass: route({
    path: '/furtherShiftClassCenter/furtherShiftClass',
    title: '选择班级',
    weapp: 'webView',
  }),
  furtherShiftClassCenterFurtherChoiceTime: route({
    path: '/furtherShiftClassCenter/furtherChoiceTime',
    title: '意向时间',
    weapp: 'webView',
  }),
  furtherEducation: route({ path: '/furtherEducation', title: '升学年', weapp: 'webView' }),
  furtherEducationEnter: route({ path: '/furtherEducationEnter', title: '升学年', weapp: 'webView' }),
  higherLevelLogin: route({ path: '/higherLevelLogin', title: '升学年登录', weapp: 'webView' }),
  higherLevel: route({ path: '/higherLevel', title: '升学年', weapp: 'webView' }),
  higherLevelWaiting: route({ path: '/higherLevelWaiting', title: '待确认', weapp: 'webView' }),
  higherLevelOriginal: route({ path: '/higherLevelOriginal', title: '原班升班', weapp: 'webView' }),
  higherLevelGrouping: route({ path: '/higherLevelGrouping', title: '组班中', weapp: 'webView' }),
  higherLevelCompleted: route({ path: '/higherLevelCompleted', title: '已完成', weapp: 'webView' }),
  higherLevelSelectClass: route({ path: '/higherLevelSelectClass', title: '选择班级', weapp: 'webView' }),
  higherLevelSelectTime: route({ path: '/higherLevelSelectTime', title: '选择时间', weapp: 'webView' }),
} as const;
