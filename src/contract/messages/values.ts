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
