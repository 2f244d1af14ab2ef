import { route } from './define';

/** Live audit and replays. */
export const liveRoutes = {
  courseReplay: route({ path: '/courseReplay', title: '课程回放', weapp: 'webView' }),
  playback: route({ path: '/playback', title: '课程回放', weapp: 'webView', auth: 'none', loginFree: true }),
  liveAuditor: route({
    path: '/liveAuditor',
    title: '旁听',
    weapp: 'webView',
    auth: 'none',
    loginFree: true,
  }),
  liveAuditorGuide: route<{ liveId?: string }>({
    path: '/liveAuditorGuide',
    title: '旁听引导',
    weapp: 'native',
    auth: 'none',
    loginFree: true,
  }),
} as const;
