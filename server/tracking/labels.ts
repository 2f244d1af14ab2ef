import type { Labels } from '../labels';

export const trackingLabels: Labels = {
  tables: {
    tracked_events: '使用行为',
  },
  columns: {
    channel: '来源',
    received_at: '时间',
  },
};
