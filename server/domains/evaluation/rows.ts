import type { evaluationSittings, evaluationTurns } from './tables';

export type SittingRow = typeof evaluationSittings.$inferSelect;
export type TurnRow = typeof evaluationTurns.$inferSelect;
