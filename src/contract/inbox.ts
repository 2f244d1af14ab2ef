/** What the provider tells parents. Kinds are not shown in the specification (assumed). */
import type { ValueOf } from './enums';

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
/** More than these are not marked as read without asking. */
export const READ_ALL_ASKS_ABOVE = 20;
