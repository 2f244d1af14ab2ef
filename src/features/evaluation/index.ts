/** Shared by the evaluation's screens: who takes it, how it went, and the trial lesson at its end. */
export { evaluationPass, type EvaluationPass } from './pass';
export { useQuestionsAhead } from './pass';
export { AbilityRows } from './AbilityRows';
export { Ladder } from './Ladder';
export { TrialOffer } from './TrialOffer';
