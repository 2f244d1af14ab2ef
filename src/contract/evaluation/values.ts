/** Evaluations. */
import type { ValueOf } from '../wire';

export const EvaluationKind = { topic: 1, recorded: 2, live: 3, level: 4, phase: 5 } as const;
export type EvaluationKind = ValueOf<typeof EvaluationKind>;

/** What can be taken without a login of the app. cc: Chinese speaking. All that follows is assumed. */
export const EvaluationForm = { thinking: 'thinking', cc: 'cc' } as const;
export type EvaluationForm = ValueOf<typeof EvaluationForm>;

export const SittingState = { begun: 'begun', over: 'over' } as const;
export type SittingState = ValueOf<typeof SittingState>;

/** Why a sitting is over: all was asked that had to be, somebody ended it, its time was over. none: it is not. */
export const SittingEnd = { none: 'none', settled: 'settled', ended: 'ended', timeOver: 'timeOver' } as const;
export type SittingEnd = ValueOf<typeof SittingEnd>;

/** Questions of an evaluation are of 1 (easy) to 5 (hard), and so is the level that it finds. */
export const EASIEST = 1;
export const HARDEST = 5;

/** How many questions are asked, by the rule that picks them. */
export const FEWEST_QUESTIONS = 12;
export const MOST_QUESTIONS = 16;

export const EVALUATION_AGES = { youngest: 3, oldest: 14 } as const;

/** Characters of the child's name, as it is given to a sitting. */
export const SITTING_NAME_MAX = 16;

/** Of an id of a sitting: nobody guesses one. */
export const SITTING_ID_LENGTH = 22;

/** Codes of the evaluation's calls. None of them ends a session of the app. */
export const EVALUATION_CODE = {
  /** Neither an evaluation's token nor a session: the evaluation's own login comes first. */
  loginNeeded: '30004001',
  /** It is over: nothing can be answered any more. */
  over: '30004002',
  /** It is not over yet: no result, no analysis, no report before. */
  notOver: '30004003',
} as const;
