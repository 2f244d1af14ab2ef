/** Inbox and notifications. */
import type { ValueOf } from '../wire';

export const MessageKind = {
  system: 'system',
  class: 'class',
  homework: 'homework',
  report: 'report',
  hours: 'hours',
  activity: 'activity',
  logistics: 'logistics',
} as const;
export type MessageKind = ValueOf<typeof MessageKind>;

/** What the mini program may announce in WeChat, each by a template of the operator: subscribe messages. */
export const SubscribeTopic = {
  classSoon: 'classSoon',
  homeworkGiven: 'homeworkGiven',
  homeworkCorrected: 'homeworkCorrected',
  reportReady: 'reportReady',
  deliverySent: 'deliverySent',
  seatExpiring: 'seatExpiring',
} as const;
export type SubscribeTopic = ValueOf<typeof SubscribeTopic>;

/** Where a parent is asked, and for what. */
export const REMINDERS_ABOUT = {
  class: [SubscribeTopic.classSoon, SubscribeTopic.homeworkGiven],
  homework: [SubscribeTopic.homeworkCorrected, SubscribeTopic.reportReady],
  report: [SubscribeTopic.reportReady],
  delivery: [SubscribeTopic.deliverySent],
  seat: [SubscribeTopic.seatExpiring],
} as const satisfies Readonly<Record<string, readonly SubscribeTopic[]>>;
export type ReminderAbout = keyof typeof REMINDERS_ABOUT;

/** The parent's answer in WeChat's dialog, in WeChat's words. `ban`: the template is blocked by WeChat. */
export const SubscribeAnswer = { accept: 'accept', reject: 'reject', ban: 'ban' } as const;
export type SubscribeAnswer = ValueOf<typeof SubscribeAnswer>;

/** WeChat's limit for one dialog. */
export const SUBSCRIBE_ASK_MAX = 3;

/** How a parent hears of something. inbox: in the app; the others leave the house. */
export const NoticeChannel = { inbox: 'inbox', push: 'push', subscribe: 'subscribe', sms: 'sms' } as const;
export type NoticeChannel = ValueOf<typeof NoticeChannel>;

export const MESSAGE_PAGE_SIZE = 20;
/** Above this number, "mark all as read" asks for confirmation. */
export const READ_ALL_ASKS_ABOVE = 20;

/** Stages of the follow-and-push popup, in queue order. */
export const NotificationStage = {
  none: 'none',
  auth: 'auth',
  follow: 'follow',
  complete: 'complete',
} as const;
export type NotificationStage = ValueOf<typeof NotificationStage>;
