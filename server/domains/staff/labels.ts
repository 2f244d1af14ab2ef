import type { Labels } from '../../core/labels';

export const staffLabels: Labels = {
  // The operator's record of its own staff: what was done to a parent's things stands with these.
  tables: { staff_audit: null },
  columns: {},
};
