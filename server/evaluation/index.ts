import { evaluationLabels } from './labels';
import * as tables from './tables';

/** Served so far: the tables, which reports are made of. */
export const evaluation = { handlers: {}, tables, labels: evaluationLabels };
