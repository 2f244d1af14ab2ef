/** Evaluations. */
import type { ValueOf } from '../wire';

export const EvaluationKind = { topic: 1, recorded: 2, live: 3, level: 4, phase: 5 } as const;
export type EvaluationKind = ValueOf<typeof EvaluationKind>;
