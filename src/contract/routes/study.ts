import { route } from './define';

/** Baby show, baby study and sound stories. */
export const studyRoutes = {
  babyShow: route({ path: '/babyShow', title: '宝贝秀', weapp: 'webView' }),
  babyShowEdit: route({ path: '/babyShowEdtail', title: '宝贝秀编辑', weapp: 'webView' }),
  babyShowVideo: route({ path: '/babyShowVideo', title: '宝贝秀视频', weapp: 'webView' }),
  babyShowDetail: route({ path: '/babyShowDetail', title: '宝贝秀详情', weapp: 'webView' }),
  soundStoryPlayer: route<{ id?: string }>({
    path: '/soundStoryPlayer',
    title: '有声故事',
    weapp: 'webView',
  }),
  soundStoryPage: route({ path: '/soundStoryPage', title: '有声故事', weapp: 'webView' }),
  babyStudyDetail: route<{ id?: string }>({
    path: '/babyStudy/detail',
    title: '宝贝学详情',
    weapp: 'webView',
  }),
  babyStudyPlay: route<{ id?: string }>({ path: '/babyStudy/play', title: '宝贝学播放', weapp: 'webView' }),
  babyStudyList: route({ path: '/babyStudy/list', title: '宝贝学', weapp: 'webView' }),
  babyStudyPurchased: route({ path: '/babyStudy/purchased', title: '已购课程', weapp: 'webView' }),
} as const;
