import { route } from './define';

/**
 * The shell and its tab pages. Home is open to tourists (part 1 section 6 lists what they see there); the other tabs
 * ask for a token.
 */
export const shellRoutes = {
  index: route<{ presentID?: string; userID?: string }>({
    path: '/index',
    aliases: ['/'],
    title: '首页',
    weapp: 'redirect',
    auth: 'none',
    keepAlive: true,
    page: 'home/home',
  }),
  parentsCenter: route<{ classHourType?: string }>({
    path: '/parentsCenter',
    aliases: ['/index/parentsCenter'],
    title: '我的',
    weapp: 'native',
    keepAlive: true,
    page: 'profile/parents-center',
  }),
  myTabClass: route({
    path: '/myTabClass',
    aliases: ['/index/myTabClass'],
    title: '课程',
    weapp: 'native',
    keepAlive: true,
    page: 'courses/my-tab-class',
  }),
  myClass1: route({ path: '/myClass1', aliases: ['/index/myClass1'], title: '我的课程', weapp: 'webView' }),
  aboutClassCenter: route({
    path: '/aboutClassCenter',
    aliases: ['/index/aboutClassCenter'],
    title: '约课中心',
    weapp: 'webView',
  }),
  iframePage: route<{ url?: string }>({ path: '/iframePage', title: '外部页面', weapp: 'webView' }),
} as const;
