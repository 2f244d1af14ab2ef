import { route } from '../route';
import type { ReminderAbout } from './values';

export const messagesRoutes = {
  /** `id` opens the message, so that a reload shows it again. */
  informationCenter: route<{ id?: string }>({
    path: '/informationCenter',
    title: '消息中心',
    weapp: 'webView',
    page: 'messages/information-center',
  }),
  /** Subscribe messages. `about`: what they are asked for. */
  weChatReminders: route<{ about?: ReminderAbout }>({
    path: '/weChatReminders',
    title: '微信提醒',
    weapp: 'native',
    page: 'messages/reminders',
    own: true,
  }),
} as const;
