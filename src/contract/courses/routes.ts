import { route } from '../route';

export const coursesRoutes = {
  /** A film chapter. */
  courseRecordedContent: route<{ id?: string }>({
    path: '/courseRecoredContent',
    title: '录播内容',
    weapp: 'webView',
    page: 'courses/recorded-content',
  }),
  recordingList: route({
    path: '/recordingList',
    title: '录播列表',
    weapp: 'webView',
    page: 'courses/recording-list',
  }),
  allClass: route({ path: '/allClass', title: '全部课程', weapp: 'webView', page: 'courses/all-class' }),
  syllabus: route<{ step?: string }>({
    path: '/syllabus',
    title: '课程大纲',
    weapp: 'webView',
    page: 'courses/syllabus',
  }),
  classFeature: route<{ subject?: string }>({
    path: '/classFeature',
    title: '课程特色',
    weapp: 'webView',
    page: 'courses/class-feature',
  }),
  teacherList: route({
    path: '/teacher/list',
    parents: ['/teacher'],
    title: '老师列表',
    weapp: 'webView',
    page: 'courses/teacher-list',
  }),
  teacherDetail: route<{ id?: string }>({
    path: '/teacher/detail',
    title: '老师详情',
    weapp: 'webView',
    page: 'courses/teacher-detail',
  }),
  courseList: route<{ id?: string; name?: string }>({
    path: '/courseList',
    title: '录播课列表',
    weapp: 'webView',
    page: 'courses/course-list',
  }),
  /** The chapters of a film course. */
  courseDetailList: route<{ id?: string }>({
    path: '/courseDetailList',
    title: '课程详情列表',
    weapp: 'webView',
    page: 'courses/course-detail',
  }),
  /** `id` of a chapter, or `liveId` of a lesson. */
  courseReplay: route<{ id?: string; liveId?: string }>({
    path: '/courseReplay',
    title: '课程回放',
    weapp: 'webView',
    page: 'courses/course-replay',
  }),
  /** `id` is a live id. */
  playback: route<{ id?: string }>({
    path: '/playback',
    title: '课程回放',
    weapp: 'webView',
    page: 'courses/playback',
    auth: 'none',
    loginFree: true,
  }),
  /** `subject`: number of the subject selected first. */
  myTabClass: route<{ subject?: string }>({
    path: '/myTabClass',
    aliases: ['/index/myTabClass'],
    title: '课程',
    weapp: 'native',
    page: 'courses/my-tab-class',
  }),
  myClass1: route({
    path: '/myClass1',
    aliases: ['/index/myClass1'],
    title: '我的课程',
    weapp: 'webView',
    page: 'courses/my-class',
  }),
  babyStudyDetail: route<{ id?: string }>({
    path: '/babyStudy/detail',
    title: '宝贝学详情',
    weapp: 'webView',
    page: 'courses/baby-study-detail',
  }),
  /** `id` of a course; `chapterId`: the chapter, otherwise resumes. */
  babyStudyPlay: route<{ id?: string; chapterId?: string }>({
    path: '/babyStudy/play',
    title: '宝贝学播放',
    weapp: 'webView',
    page: 'courses/baby-study-play',
  }),
  babyStudyList: route({
    path: '/babyStudy/list',
    parents: ['/babyStudy'],
    title: '宝贝学',
    weapp: 'webView',
    page: 'courses/baby-study-list',
  }),
  babyStudyPurchased: route({
    path: '/babyStudy/purchased',
    title: '已购课程',
    weapp: 'webView',
    page: 'courses/baby-study-purchased',
  }),
} as const;
