/** Messages in the contract's format. */
import type { inboxMessages } from './tables';
import { oneLine } from '../../core/one-line';
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

export const summaryOf = (body: string): string => {
  const line = oneLine(body);
  return line.length > SUMMARY_LENGTH ? `${line.slice(0, SUMMARY_LENGTH)}…` : line;
};
