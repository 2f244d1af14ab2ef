/** Shared by the evaluation's screens: who takes it, and the trial lesson at its end. */
export { evaluationPass, type EvaluationPass } from './pass';
export { useQuestionsAhead } from './pass';
export { Ladder } from './Ladder';
export { TrialOffer } from './TrialOffer';
