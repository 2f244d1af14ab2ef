/** Messages in the contract's format. */
import type { inboxMessages } from './tables';
import { formatDateTime } from '../../core/time';

const SUMMARY_LENGTH = 60;

export type MessageRow = typeof inboxMessages.$inferSelect;

export const headOf = ({ id, kind, title, sentAt, readAt }: Omit<MessageRow, 'target' | 'userId'>) => ({
  id,
  kind,
  title,
  sentAt: formatDateTime(sentAt),
  isRead: readAt !== null,
});

/** On one line; a line break after Chinese punctuation leaves no gap. */
export const summaryOf = (body: string): string => {
  const line = body.replace(/(?<=[。！？；，：…”])\s+/g, '').replace(/\s+/g, ' ');
  return line.length > SUMMARY_LENGTH ? `${line.slice(0, SUMMARY_LENGTH)}…` : line;
};
