import { route } from '../route';

export const messagesRoutes = {
  /** `id` opens the message, so that a reload shows it again. */
  informationCenter: route<{ id?: string }>({
    path: '/informationCenter',
    title: '消息中心',
    weapp: 'webView',
    page: 'messages/information-center',
  }),
} as const;
