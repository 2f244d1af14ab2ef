import type { Labels } from '../../core/labels';

export const trackingLabels: Labels = {
  tables: {
    tracked_events: '使用行为',
  },
  columns: {
    received_at: '时间',
  },
};
