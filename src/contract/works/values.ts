/** Works of children: baby show, little teacher, teacher star. One domain, one life of a work. All of it is assumed. */
import type { ValueOf } from '../wire';

export const WorkKind = {
  babyShow: 'babyShow',
  littleTeacher: 'littleTeacher',
  teacherStar: 'teacherStar',
} as const;
export type WorkKind = ValueOf<typeof WorkKind>;

/**
 * draft: its parent's alone. waiting: somebody looks at it before anybody else does. shown: everybody sees it. refused: with a
 * reason, can be changed and sent again. takenBack: its files are gone, and it comes back no more.
 */
export const WorkState = {
  draft: 'draft',
  waiting: 'waiting',
  shown: 'shown',
  refused: 'refused',
  takenBack: 'takenBack',
} as const;
export type WorkState = ValueOf<typeof WorkState>;

/** Of a draft that is sent. */
export const WORK_TITLE_LENGTH = { min: 2, max: 24 } as const;
export const WORK_WORDS_MAX = 300;
export const WORK_MOST_PHOTOS = 9;
/** Works of one parent that are neither shown nor taken back. */
export const WORK_MOST_OPEN = 20;
/** Sent for review, of one parent. */
export const WORKS_PER_DAY = 10;

/** Which works of a kind: everybody's, one's own in every state, what one has collected, of the child's own group. */
export const WorkScope = { all: 'all', mine: 'mine', collected: 'collected', group: 'group' } as const;
export type WorkScope = ValueOf<typeof WorkScope>;

export const WorkOrder = { newest: 'newest', liked: 'liked' } as const;
export type WorkOrder = ValueOf<typeof WorkOrder>;

/** Comments show once somebody has looked at them; until then their parent alone sees them. */
export const CommentState = { waiting: 'waiting', shown: 'shown', refused: 'refused' } as const;
export type CommentState = ValueOf<typeof CommentState>;

export const COMMENT_MAX = 100;
export const COMMENTS_PER_HOUR = 20;

/** Why somebody reports a work. */
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

/** Of the teacher star's editions: the one that runs (or the last one), and the one of October. */
export const StarEdition = { current: 'current', october: 'october' } as const;
export type StarEdition = ValueOf<typeof StarEdition>;

/** What getBeacoinByShareWechat calls a work that was passed on (assumed). */
export const sharedWorkId = (id: number): string => `work:${id}`;

export const WORK_CODE = {
  /** It is in another state by now. */
  state: '30008001',
  /** The topic takes no works any more, or not yet. */
  topicClosed: '30008002',
  /** As many as may be. */
  tooMany: '30008003',
} as const;
