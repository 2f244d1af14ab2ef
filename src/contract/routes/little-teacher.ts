import { route } from './define';

/** Little teachers. */
export const littleTeacherRoutes = {
  teacherUploadVideo: route({ path: '/teacherUploadVideo', title: '老师上传视频', weapp: 'webView' }),
  uploadWritingQuestions: route({ path: '/uploadWritingQuestions', title: '上传写作题', weapp: 'webView' }),
  teacherVideoDetail: route({ path: '/teacherVideoDetail', title: '小老师视频', weapp: 'webView' }),
  teacherStarActivity: route({ path: '/teacherStarActivity', title: '小老师之星', weapp: 'webView' }),
  teacherStarActivityOct: route({ path: '/teacherStarActivityOct', title: '小老师之星', weapp: 'webView' }),
  teacherStarRule: route({ path: '/teacherStarRule', title: '活动规则', weapp: 'webView' }),
  littleTeacherList: route({ path: '/littleTeacherList', title: '小老师', weapp: 'webView' }),
  littleTeacherUpload: route({ path: '/littleTeacherUpload', title: '小老师上传', weapp: 'webView' }),
  littleTeacherDetail: route({ path: '/littleTeacherDetail', title: '小老师详情', weapp: 'webView' }),
  littleTeacherCollection: route({ path: '/littleTeacherCollection', title: '小老师合集', weapp: 'webView' }),
  littleTeacherShare: route({ path: '/littleTeacherShare', title: '小老师分享', weapp: 'webView' }),
} as const;
