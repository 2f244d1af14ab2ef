/** Help, feedback, tutor, consult, the satisfaction survey. */
import type { ValueOf } from '../wire';

export const FeedbackKind = { product: 1, course: 2, teacher: 3, order: 4, other: 5 } as const;
export type FeedbackKind = ValueOf<typeof FeedbackKind>;

/** What customer service is asked for about an order. */
export const OrderTopic = {
  pay: 'pay',
  invoice: 'invoice',
  refund: 'refund',
  afterSale: 'afterSale',
  again: 'again',
} as const;
export type OrderTopic = ValueOf<typeof OrderTopic>;

/** Characters as a reader counts them, blanks at both ends left out. */
export const FEEDBACK_LENGTH = { min: 10, max: 500 } as const;
export const FEEDBACK_MAX_PICTURES = 6;
/** Of one parent. */
export const FEEDBACK_PER_HOUR = 10;

/** The help. Not shown in the specification (assumed). */
export const HELP_PAGE_SIZE = 20;
/** Characters of what is searched for. */
export const HELP_KEYWORD_MAX = 30;
/** A parent still types: the search waits this long for the next letter. */
export const HELP_SEARCH_DEBOUNCE_MS = 300;

/** How a paragraph of an article looks. */
export const HelpParagraphKind = { heading: 'heading', text: 'text', step: 'step', tip: 'tip' } as const;
export type HelpParagraphKind = (typeof HelpParagraphKind)[keyof typeof HelpParagraphKind];

export const SURVEY_SCORE = { min: 0, max: 10 } as const;
/** Up to it a parent would rather not recommend us, from `promoter` on they would. */
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
/** Characters as a reader counts them. */
export const SURVEY_MAX_WORDS = 200;

/** logIn: for parents, and nobody is logged in. */
export const SurveyState = { open: 'open', answered: 'answered', over: 'over', logIn: 'logIn' } as const;
export type SurveyState = ValueOf<typeof SurveyState>;
/** Of visitors, by address: a school is behind one. */
export const VISITORS_SURVEYS_PER_HOUR = 60;

/** Codes of the surveys' calls. */
export const SURVEY_CODE = {
  /** Its time is over. */
  over: '30006001',
  /** This parent has answered it before. */
  answered: '30006002',
} as const;
