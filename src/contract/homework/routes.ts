import { route } from '../route';

export const homeworkRoutes = {
  homeworkList: route({ path: '/homework/list', title: '作业', weapp: 'webView' }),
  homeworkDetail: route({ path: '/homework/detail', title: '作业详情', weapp: 'webView' }),
  homeworkSubmit: route({ path: '/homework/submit', title: '提交作业', weapp: 'webView' }),
  homeworkAfterClass: route({ path: '/homeworkAfterClass', title: '课后作业', weapp: 'webView' }),
  onlineHomeworkReport: route({ path: '/onlineHomeworkReport', title: '在线作业报告', weapp: 'webView' }),
  questionDetail: route({ path: '/questionDetail', title: '题目详情', weapp: 'webView' }),
  onlineWorkVideo: route({ path: '/onlineWorkVideo', title: '作业视频', weapp: 'webView' }),
  aiExerciseBookSnapshot: route({ path: '/aiExerciseBookSnapshot', title: 'AI练习册快照', weapp: 'webView' }),
  aiExerciseBookReport: route({ path: '/aiExerciseBookReport', title: 'AI练习册报告', weapp: 'webView' }),
  uploadWritingQuestions: route({ path: '/uploadWritingQuestions', title: '上传写作题', weapp: 'webView' }),
} as const;
