import type { Labels } from '../../core/labels';

export const messagesLabels: Labels = {
  tables: {
    inbox_messages: '消息',
  },
  columns: {
    target: '跳转',
  },
};
