/** Learning materials, teaching aids, wrong questions. */
import type { ValueOf } from '../wire';

export const MaterialFileKind = { pdf: 'pdf', image: 'image', video: 'video' } as const;
export type MaterialFileKind = ValueOf<typeof MaterialFileKind>;

/** Physical aids of a course; kinds and states are not shown (assumed). */
export const TeachAidKind = { box: 'box', cards: 'cards', book: 'book', tool: 'tool' } as const;
export type TeachAidKind = ValueOf<typeof TeachAidKind>;

/** other: not part of this child's courses, readable anyway. */
export const TeachAidState = {
  waiting: 'waiting',
  onTheWay: 'onTheWay',
  delivered: 'delivered',
  other: 'other',
} as const;
export type TeachAidState = ValueOf<typeof TeachAidState>;

/** State of a material request for one parent. A returned submission can be sent again even after the end. */
export const CollectState = {
  open: 'open',
  submitted: 'submitted',
  sentBack: 'sentBack',
  accepted: 'accepted',
  over: 'over',
} as const;
export type CollectState = ValueOf<typeof CollectState>;

export const COLLECT_PAGE_SIZE = 10;

/** Error codes of material requests. */
export const COLLECT_CODE = {
  /** Expired. */
  over: '30007001',
  /** Already sent and not returned, or accepted: nothing can be sent now. */
  closed: '30007002',
  /** Under review: cannot be withdrawn. */
  lookedAt: '30007003',
} as const;

export const TEACH_AIDS_PAGE_SIZE = 20;
export const MATERIALS_PAGE_SIZE = 10;
export const MATERIAL_FILES_PAGE_SIZE = 20;

/** The wrong-question collection. Limits and configuration values are not shown beyond their names (assumed). */
export const WRONG_QUESTIONS_PAGE_SIZE = 10;
/** `main_switch`: visible to all; any other value limits it to the list. */
export const WRONG_QUESTIONS_FOR_ALL = 'all';

/** The switch is 'all', or the user is listed: rule materials-4. false without a configuration. */
export function mayUseWrongQuestions(
  config: { readonly main_switch: string; readonly white_list: readonly number[] } | undefined,
  userId: number,
): boolean {
  if (config === undefined) return false;
  return config.main_switch === WRONG_QUESTIONS_FOR_ALL || config.white_list.includes(userId);
}
