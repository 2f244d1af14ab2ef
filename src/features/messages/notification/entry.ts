import bellUrl from '@/assets/popups/notification.svg';
import weChatUrl from '@/assets/popups/we-chat.svg';
import { POPUP_SHOWN_LIMIT } from '@/contract/shell';
import type { App } from '@/stores/app';
import { popup, type PopupEntry } from '@/features/popups/types';
import { notificationSteps, stageKey, type NotificationStep } from './steps';

type Steps = (app: App) => Promise<readonly NotificationStep[]>;

/** `steps`: where they were asked for already. */
export const notificationEntry = (steps: Steps): PopupEntry =>
  popup<NotificationStep>({
    id: 'notification',
    limit: POPUP_SHOWN_LIMIT,
    due: async (app) =>
      (await steps(app)).map((data) => ({
        data,
        key: stageKey(data.stage),
        images: [data.stage === 'auth' ? bellUrl : (data.qrCode ?? weChatUrl)],
      })),
    load: () => import('./Notification').then(({ Notification }) => Notification),
  });

/** Last in the queue of home: allowed when nothing else is due. */
export const notificationPopup = notificationEntry(notificationSteps);
