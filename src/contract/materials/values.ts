/** Learning materials, teaching aids, wrong questions. */
import type { ValueOf } from '../wire';

export const MaterialFileKind = { pdf: 'pdf', image: 'image', video: 'video' } as const;
export type MaterialFileKind = ValueOf<typeof MaterialFileKind>;

/** Things that come with a course; their kinds and states are not shown (assumed). */
export const TeachAidKind = { box: 'box', cards: 'cards', book: 'book', tool: 'tool' } as const;
export type TeachAidKind = ValueOf<typeof TeachAidKind>;

/** other: nothing that this child waits for, but one may read about it. */
export const TeachAidState = {
  waiting: 'waiting',
  onTheWay: 'onTheWay',
  delivered: 'delivered',
  other: 'other',
} as const;
export type TeachAidState = ValueOf<typeof TeachAidState>;

/** Of a request for materials, to one parent. What was sent back may be sent again after the end as well. */
export const CollectState = {
  open: 'open',
  submitted: 'submitted',
  sentBack: 'sentBack',
  accepted: 'accepted',
  over: 'over',
} as const;
export type CollectState = ValueOf<typeof CollectState>;

export const COLLECT_PAGE_SIZE = 10;

/** Codes of the calls about materials asked for. */
export const COLLECT_CODE = {
  /** Its time is over. */
  over: '30007001',
  /** Sent before and not sent back, or accepted: nothing can be sent now. */
  closed: '30007002',
  /** Somebody looks at it: it cannot be taken back. */
  lookedAt: '30007003',
} as const;

export const TEACH_AIDS_PAGE_SIZE = 20;
export const MATERIALS_PAGE_SIZE = 10;
export const MATERIAL_FILES_PAGE_SIZE = 20;

/** The wrong-question collection. Limits and the configuration's values are not shown beyond their names (assumed). */
export const WRONG_QUESTIONS_PAGE_SIZE = 10;
/** `main_switch`: everybody sees it; any other value leaves it to the list. */
export const WRONG_QUESTIONS_FOR_ALL = 'all';

/** The switch says 'all', or the user is listed: rule materials-4. Nobody without a configuration. */
export function mayUseWrongQuestions(
  config: { readonly main_switch: string; readonly white_list: readonly number[] } | undefined,
  userId: number,
): boolean {
  if (config === undefined) return false;
  return config.main_switch === WRONG_QUESTIONS_FOR_ALL || config.white_list.includes(userId);
}
