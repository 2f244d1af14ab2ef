import type { Labels } from '../labels';

/** Nothing personal is in the bank. */
export const questionsLabels: Labels = { tables: {}, columns: {} };
