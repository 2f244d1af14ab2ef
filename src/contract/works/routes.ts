import { route } from '../route';

export const worksRoutes = {
  teacherUploadVideo: route({ path: '/teacherUploadVideo', title: '老师上传视频', weapp: 'webView' }),
  teacherVideoDetail: route({ path: '/teacherVideoDetail', title: '小老师视频', weapp: 'webView' }),
  teacherStarActivity: route({ path: '/teacherStarActivity', title: '小老师之星', weapp: 'webView' }),
  teacherStarActivityOct: route({ path: '/teacherStarActivityOct', title: '小老师之星', weapp: 'webView' }),
  teacherStarRule: route({ path: '/teacherStarRule', title: '活动规则', weapp: 'webView' }),
  littleTeacherList: route({ path: '/littleTeacherList', title: '小老师', weapp: 'webView' }),
  littleTeacherUpload: route({ path: '/littleTeacherUpload', title: '小老师上传', weapp: 'webView' }),
  littleTeacherDetail: route({ path: '/littleTeacherDetail', title: '小老师详情', weapp: 'webView' }),
  littleTeacherCollection: route({ path: '/littleTeacherCollection', title: '小老师合集', weapp: 'webView' }),
  littleTeacherShare: route({ path: '/littleTeacherShare', title: '小老师分享', weapp: 'webView' }),
  babyShow: route({ path: '/babyShow', title: '宝贝秀', weapp: 'webView' }),
  babyShowEdit: route({ path: '/babyShowEdtail', title: '宝贝秀编辑', weapp: 'webView' }),
  babyShowVideo: route({ path: '/babyShowVideo', title: '宝贝秀视频', weapp: 'webView' }),
  babyShowDetail: route({ path: '/babyShowDetail', title: '宝贝秀详情', weapp: 'webView' }),
} as const;
