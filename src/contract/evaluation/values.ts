/** Evaluations. */
import type { ValueOf } from '../wire';

export const EvaluationKind = { topic: 1, recorded: 2, live: 3, level: 4, phase: 5 } as const;
export type EvaluationKind = ValueOf<typeof EvaluationKind>;

/** Available without an app login. cc: Chinese speaking. All that follows is assumed. */
export const EvaluationForm = { thinking: 'thinking', cc: 'cc' } as const;
export type EvaluationForm = ValueOf<typeof EvaluationForm>;

export const SittingState = { begun: 'begun', over: 'over' } as const;
export type SittingState = ValueOf<typeof SittingState>;

/** Why a sitting ended: enough questions asked, ended by hand, time over. none: still running. */
export const SittingEnd = { none: 'none', settled: 'settled', ended: 'ended', timeOver: 'timeOver' } as const;
export type SittingEnd = ValueOf<typeof SittingEnd>;

/** Difficulty of questions and resulting level: 1 (easy) to 5 (hard). */
export const EASIEST = 1;
export const HARDEST = 5;

/** Number of questions, decided by the rule that picks them. */
export const FEWEST_QUESTIONS = 12;
export const MOST_QUESTIONS = 16;

/** With fewer questions of an ability, its percentage is chance: neither a strength nor a weakness. */
export const ENOUGH_OF_ABILITY = 3;

export const EVALUATION_AGES = { youngest: 3, oldest: 14 } as const;

/** Maximum length of the child's name in a sitting. */
export const SITTING_NAME_MAX = 16;

/** Length of a sitting id; long enough to be unguessable. */
export const SITTING_ID_LENGTH = 22;

/** Error codes of the evaluation calls. None ends an app session. */
export const EVALUATION_CODE = {
  /** Neither an evaluation token nor a session: the evaluation's login is required. */
  loginNeeded: '30004001',
  /** The sitting is over: answers are refused. */
  over: '30004002',
  /** Not over yet: no result, analysis or report available. */
  notOver: '30004003',
} as const;
