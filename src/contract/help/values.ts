/** Help, feedback, tutor, consult, the satisfaction survey. */
import type { ValueOf } from '../wire';

export const FeedbackKind = { product: 1, course: 2, teacher: 3, order: 4, other: 5 } as const;
export type FeedbackKind = ValueOf<typeof FeedbackKind>;

/** Topic of a question about an order. */
export const OrderTopic = {
  pay: 'pay',
  invoice: 'invoice',
  refund: 'refund',
  afterSale: 'afterSale',
  again: 'again',
} as const;
export type OrderTopic = ValueOf<typeof OrderTopic>;

/** In characters as displayed, trimmed. */
export const FEEDBACK_LENGTH = { min: 10, max: 500 } as const;
export const FEEDBACK_MAX_PICTURES = 6;
/** Per parent. */
export const FEEDBACK_PER_HOUR = 10;

/** The help. Not shown in the specification (assumed). */
export const HELP_PAGE_SIZE = 20;
/** Maximum length of the search text. */
export const HELP_KEYWORD_MAX = 30;
export const HELP_SEARCH_DEBOUNCE_MS = 300;

export const HelpParagraphKind = { heading: 'heading', text: 'text', step: 'step', tip: 'tip' } as const;
export type HelpParagraphKind = (typeof HelpParagraphKind)[keyof typeof HelpParagraphKind];

export const SURVEY_SCORE = { min: 0, max: 10 } as const;
/** Recommendation score: up to `detractor`, and from `promoter` on. */
export const SURVEY_BANDS = { detractor: 6, promoter: 9 } as const;

export const SurveyReason = {
  teacher: 1,
  content: 2,
  experience: 3,
  homework: 4,
  service: 5,
  price: 6,
  app: 7,
} as const;
export type SurveyReason = ValueOf<typeof SurveyReason>;

export const SURVEY_MAX_REASONS = Object.keys(SurveyReason).length;
/** In characters as displayed. */
export const SURVEY_MAX_WORDS = 200;

/** logIn: for parents only, and there is no session. */
export const SurveyState = { open: 'open', answered: 'answered', over: 'over', logIn: 'logIn' } as const;
export type SurveyState = ValueOf<typeof SurveyState>;
/** Rate limit per visitor's address; a whole school may share one. */
export const VISITORS_SURVEYS_PER_HOUR = 60;

/** Error codes of the survey calls. */
export const SURVEY_CODE = {
  /** Expired. */
  over: '30006001',
  /** Already answered by this parent. */
  answered: '30006002',
} as const;
