import { route } from './define';

/** Homework and wrong questions. */
export const homeworkRoutes = {
  homeworkList: route({ path: '/homework/list', title: '作业', weapp: 'webView' }),
  homeworkDetail: route({ path: '/homework/detail', title: '作业详情', weapp: 'webView' }),
  homeworkSubmit: route({ path: '/homework/submit', title: '提交作业', weapp: 'webView' }),
  homeworkAfterClass: route({ path: '/homeworkAfterClass', title: '课后作业', weapp: 'webView' }),
  onlineHomeworkReport: route({ path: '/onlineHomeworkReport', title: '在线作业报告', weapp: 'webView' }),
  questionDetail: route({ path: '/questionDetail', title: '题目详情', weapp: 'webView' }),
  onlineWorkVideo: route({ path: '/onlineWorkVideo', title: '作业视频', weapp: 'webView' }),
  wrongWorkGroup: route({
    path: '/wrongWorkGroup',
    title: '错题本',
    weapp: 'webView',
    page: 'materials/wrong-work-group',
  }),
  aiExerciseBookSnapshot: route({ path: '/aiExerciseBookSnapshot', title: 'AI练习册快照', weapp: 'webView' }),
  aiExerciseBookReport: route({ path: '/aiExerciseBookReport', title: 'AI练习册报告', weapp: 'webView' }),
} as const;
