import { route } from './define';

/** Download pages. */
export const downloadRoutes = {
  downloadApp: route<{ type?: string; enter?: string }>({
    path: '/downloadApp',
    page: 'download/download-app',
    title: '下载APP',
    weapp: 'webView',
    auth: 'none',
    loginFree: true,
  }),
  downloadAppPc: route({
    path: '/downloadAppPc',
    page: 'download/download-app-pc',
    title: '下载APP',
    weapp: 'none',
    auth: 'none',
    loginFree: true,
  }),
  downloadStudentApp: route({
    path: '/downloadStudentApp',
    title: '下载学生端',
    weapp: 'webView',
    auth: 'none',
    loginFree: true,
  }),
} as const;
