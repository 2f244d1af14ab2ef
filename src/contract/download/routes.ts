import { route } from '../route';

export const downloadRoutes = {
  /** The URL also has `enter`, which the router sets by the page being left; callers do not pass it. */
  downloadApp: route<{ type?: string }>({
    path: '/downloadApp',
    page: 'download/download-app',
    title: '下载APP',
    weapp: 'webView',
    auth: 'none',
    loginFree: true,
  }),
  /** `app`: 'student' for the child's app, otherwise the parent app. */
  downloadAppPc: route<{ app?: string }>({
    path: '/downloadAppPc',
    page: 'download/download-app-pc',
    title: '下载APP',
    weapp: 'none',
    auth: 'none',
    loginFree: true,
  }),
  downloadStudentApp: route({
    path: '/downloadStudentApp',
    page: 'download/download-student-app',
    title: '下载学生端',
    weapp: 'webView',
    auth: 'none',
    loginFree: true,
  }),
} as const;
