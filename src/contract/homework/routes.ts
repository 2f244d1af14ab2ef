import { route } from '../route';

/** Parameters are not shown (assumed); `id` is a homework id unless noted. */
export const homeworkRoutes = {
  homeworkList: route<{ tab?: string }>({
    path: '/homework/list',
    parents: ['/homework'],
    title: '作业',
    weapp: 'webView',
    page: 'homework/list',
  }),
  homeworkDetail: route<{ id?: string }>({
    path: '/homework/detail',
    title: '作业详情',
    weapp: 'webView',
    page: 'homework/detail',
  }),
  homeworkSubmit: route<{ id?: string }>({
    path: '/homework/submit',
    title: '提交作业',
    weapp: 'webView',
    page: 'homework/submit',
  }),
  /** `id`: a lesson's live id; default: the newest lesson. */
  homeworkAfterClass: route<{ id?: string }>({
    path: '/homeworkAfterClass',
    title: '课后作业',
    weapp: 'webView',
    page: 'homework/after-class',
  }),
  onlineHomeworkReport: route<{ id?: string }>({
    path: '/onlineHomeworkReport',
    title: '在线作业报告',
    weapp: 'webView',
    page: 'homework/online-report',
  }),
  /** A question of a homework (`id`, `questionId`), or one of the wrong-question collection (`wrongQuestionId`). */
  questionDetail: route<{ id?: string; questionId?: string; wrongQuestionId?: string }>({
    path: '/questionDetail',
    title: '题目详情',
    weapp: 'webView',
    page: 'homework/question-detail',
  }),
  /** The homework's explanatory film; with `questionId` the film handed in by the child. */
  onlineWorkVideo: route<{ id?: string; questionId?: string }>({
    path: '/onlineWorkVideo',
    title: '作业视频',
    weapp: 'webView',
    page: 'homework/work-video',
  }),
  /** `id`: a page with a photo; without it a new photo is taken. */
  aiExerciseBookSnapshot: route<{ id?: string }>({
    path: '/aiExerciseBookSnapshot',
    title: 'AI练习册快照',
    weapp: 'webView',
    page: 'homework/exercise-book-snapshot',
  }),
  /** `id`: a checked page; without it the list of pages. */
  aiExerciseBookReport: route<{ id?: string }>({
    path: '/aiExerciseBookReport',
    title: 'AI练习册报告',
    weapp: 'webView',
    page: 'homework/exercise-book-report',
  }),
  uploadWritingQuestions: route<{ id?: string }>({
    path: '/uploadWritingQuestions',
    title: '上传写作题',
    weapp: 'webView',
    page: 'homework/writing',
  }),
} as const;
