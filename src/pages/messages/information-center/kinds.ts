import type { IconName } from '@/components/Icon';
import { MessageKind } from '@/contract/messages/values';

/** In tab order: most important first. */
export const KIND_ORDER: readonly MessageKind[] = [
  MessageKind.class,
  MessageKind.homework,
  MessageKind.report,
  MessageKind.hours,
  MessageKind.activity,
  MessageKind.logistics,
  MessageKind.system,
];

export const kindIcons: Readonly<Record<MessageKind, IconName>> = {
  [MessageKind.system]: 'info',
  [MessageKind.class]: 'courses',
  [MessageKind.homework]: 'edit',
  [MessageKind.report]: 'order',
  [MessageKind.hours]: 'clock',
  [MessageKind.activity]: 'gift',
  [MessageKind.logistics]: 'logistics',
};
