import { route } from './define';

/** Classes, courses, teachers and learning materials. */
export const courseRoutes = {
  beforeClass: route({ path: '/beforeClass', title: '课前预习', weapp: 'webView' }),
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
  courseRecordedContent: route({ path: '/courseRecoredContent', title: '录播内容', weapp: 'webView' }),
  classContent: route({ path: '/classContent', title: '课程内容', weapp: 'webView' }),
  recordingList: route({ path: '/recordingList', title: '录播列表', weapp: 'webView' }),
  allClass: route({ path: '/allClass', title: '全部课程', weapp: 'webView' }),
  teachAidList: route({ path: '/teachAid/list', title: '教辅', weapp: 'webView' }),
  teachAidDetail: route({ path: '/teachAid/detail', title: '教辅详情', weapp: 'webView' }),
  teachAidQrcode: route({ path: '/teachAid/qrcode', title: '教辅二维码', weapp: 'webView' }),
  syllabus: route<{ step?: string }>({ path: '/syllabus', title: '课程大纲', weapp: 'webView' }),
  classFeature: route({ path: '/classFeature', title: '课程特色', weapp: 'webView' }),
  learningMaterials: route({
    path: '/learningMaterials',
    title: '学习资料',
    weapp: 'webView',
    page: 'materials/learning-materials',
  }),
  /** Files of one material; of all without `id`. */
  learningTeachAid: route<{ id?: string }>({
    path: '/learningTeachAid',
    title: '学习教辅',
    weapp: 'webView',
    page: 'materials/learning-teach-aid',
  }),
  learningVideo: route<{ id?: string }>({
    path: '/learningVideo',
    title: '学习视频',
    weapp: 'webView',
    page: 'materials/learning-video',
  }),
  tutor: route<{ crUid?: string }>({
    path: '/tutor',
    title: '辅导老师',
    weapp: 'none',
    page: 'help/tutor',
  }),
  teacherList: route({ path: '/teacher/list', title: '老师列表', weapp: 'webView' }),
  teacherDetail: route({ path: '/teacher/detail', title: '老师详情', weapp: 'webView' }),
  courseList: route<{ id?: string; name?: string }>({
    path: '/courseList',
    title: '录播课列表',
    weapp: 'webView',
  }),
  courseDetailList: route({ path: '/courseDetailList', title: '课程详情列表', weapp: 'webView' }),
} as const;
