import type { Labels } from '../labels';

export const stepupLabels: Labels = {
  tables: {
    step_ups: '升班信息',
  },
  columns: {},
};
