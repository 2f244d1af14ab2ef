import bellUrl from '@/assets/popups/notification.svg';
import weChatUrl from '@/assets/popups/we-chat.svg';
import { POPUP_SHOWN_LIMIT } from '@/contract/shell';
import type { App } from '@/stores/app/app';
import { popup, type PopupEntry } from '@/features/popups/types';
import { notificationTexts } from './texts';
import { notificationSteps, stageKey, type NotificationStep } from './steps';

type Steps = (app: App) => Promise<readonly NotificationStep[]>;

/** `steps`: pass the cached ones where they were already loaded. */
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
    card: (step) => {
      const { auth, follow, look } = notificationTexts;
      return step.stage === 'auth'
        ? { title: auth.title, action: auth.action }
        : { title: follow.title(step.account.name), action: look };
    },
    load: () => import('./Notification').then(({ Notification }) => Notification),
  });

/** Last in home's queue: only when nothing else is due. */
export const notificationPopup = notificationEntry(notificationSteps);
