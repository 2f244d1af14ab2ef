/** Works of children: baby show, little teacher, teacher star. One domain with one life cycle. All assumed. */
import type { ValueOf } from '../wire';

export const WorkKind = {
  babyShow: 'babyShow',
  littleTeacher: 'littleTeacher',
  teacherStar: 'teacherStar',
} as const;
export type WorkKind = ValueOf<typeof WorkKind>;

/**
 * draft: visible to its parent only. waiting: under review. shown: public. refused: with a reason, can be changed and
 * submitted again. takenBack: files deleted, final.
 */
export const WorkState = {
  draft: 'draft',
  waiting: 'waiting',
  shown: 'shown',
  refused: 'refused',
  takenBack: 'takenBack',
} as const;
export type WorkState = ValueOf<typeof WorkState>;

/** Applies when a draft is submitted. */
export const WORK_TITLE_LENGTH = { min: 2, max: 24 } as const;
export const WORK_WORDS_MAX = 300;
export const WORK_MOST_PHOTOS = 9;
/** Maximum works per parent that are neither shown nor taken back. */
export const WORK_MOST_OPEN = 20;
/** Maximum submissions per parent. */
export const WORKS_PER_DAY = 10;

/** Filter of a kind's works: all, the parent's own in any state, collected, of the child's group. */
export const WorkScope = { all: 'all', mine: 'mine', collected: 'collected', group: 'group' } as const;
export type WorkScope = ValueOf<typeof WorkScope>;

export const WorkOrder = { newest: 'newest', liked: 'liked' } as const;
export type WorkOrder = ValueOf<typeof WorkOrder>;

/** Comments are public after a review; until then only their author sees them. */
export const CommentState = { waiting: 'waiting', shown: 'shown', refused: 'refused' } as const;
export type CommentState = ValueOf<typeof CommentState>;

export const COMMENT_MAX = 100;
export const COMMENTS_PER_HOUR = 20;

/** Reasons to report a work. */
export const WorkReportReason = {
  privacy: 1,
  unsuitable: 2,
  notTheirs: 3,
  advertising: 4,
  other: 5,
} as const;
export type WorkReportReason = ValueOf<typeof WorkReportReason>;
export const WORK_REPORT_WORDS_MAX = 200;

/** A theme of the baby show, a question of the little teacher, an edition of the teacher star. */
export const TopicState = { coming: 'coming', open: 'open', over: 'over' } as const;
export type TopicState = ValueOf<typeof TopicState>;

/** Editions of the teacher star: the current (or last) one, and October's. */
export const StarEdition = { current: 'current', october: 'october' } as const;
export type StarEdition = ValueOf<typeof StarEdition>;

/** Id of a shared work for getBeacoinByShareWechat (assumed). */
export const sharedWorkId = (id: number): string => `work:${id}`;

export const WORK_CODE = {
  /** Its state has changed. */
  state: '30008001',
  /** The topic is closed or not open yet. */
  topicClosed: '30008002',
  /** Limit reached. */
  tooMany: '30008003',
} as const;
