import type { Labels } from '../../core/labels';

/** Nothing personal is in the bank. */
export const questionsLabels: Labels = { tables: {}, columns: {} };
