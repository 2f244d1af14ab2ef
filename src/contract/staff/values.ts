/** The operator's staff: roles, codes, limits. */
import type { ValueOf } from '../wire';

export const StaffRole = {
  /** Corrects homework, judges materials, moves lessons, keeps the step-up season. */
  teacher: 'teacher',
  /** Reviews works and comments, settles reports. */
  reviewer: 'reviewer',
  /** Writes what parents read, judges materials that they were asked for. */
  editor: 'editor',
  /** Finds parents, answers what they write, moves lessons, sends gifts, sends again messages that were given up. */
  support: 'support',
  /** Adds and closes staff accounts, reads the audit, may write what parents read. Sees nothing of parents. */
  administrator: 'administrator',
} as const;
export type StaffRole = ValueOf<typeof StaffRole>;

export const STAFF_NAME_PATTERN = '^[a-z][a-z0-9.-]{1,31}$';

export const STAFF_CODE = {
  /** Name, password or one-time code are wrong; which one is not said. */
  wrongCredentials: '31000001',
  /** Too many wrong tries: nothing is checked for a while. */
  locked: '31000002',
  nameTaken: '31000003',
  /** Nobody closes his own account. */
  ownAccount: '31000004',
  /** Somebody else was first. */
  answered: '31000005',
  /** A colleague saved it meanwhile. */
  changed: '31000006',
  /** It still holds something. */
  notEmpty: '31000007',
  /** Parents have answered it. */
  inUse: '31000008',
} as const;

/** Of refusals, as the parent reads them. */
export const REASON_LENGTH = { min: 2, max: 200 } as const;

/** POST, ?homeworkId=, the body is the recording (audio/…). Stored with the child's files, and gone with them. */
export const VOICE_PATH = '/operator/homework/voice';
export const VOICE_MOST_BYTES = 8 * 1024 * 1024;

/** POST, the body is a picture (image/…) for everybody; the answer is its key. */
export const PICTURE_PATH = '/operator/pictures';

/** How an exchange ends: shipped, a redemption code instead, or cancelled, with what it cost given back. */
export const ExchangeEnd = { sent: 'sent', code: 'code', cancelled: 'cancelled' } as const;
export type ExchangeEnd = ValueOf<typeof ExchangeEnd>;

/** Of one announcement or material request; more goes to all. */
export const ANNOUNCED_TO_MAX = 1000;

/** Children named in one opening of the step-up; more by their step. */
export const SEASON_OPENED_MAX = 1000;
/** Of a class. */
export const SEASON_SEATS_MAX = 200;

/** Limits of a school, kept by hand or imported; texts as long as parents' calls have them. */
export const SCHOOL_MOST = {
  name: 64,
  title: 128,
  chapter: 100,
  chapters: 1000,
  lessons: 10_000,
  minutes: 24 * 60,
} as const;

/** A coming lesson can be moved; with leave, booked by the parent, or begun it cannot. */
export const LessonState = { coming: 'coming', leave: 'leave', booked: 'booked', over: 'over' } as const;
export type LessonState = ValueOf<typeof LessonState>;

/** Of a version of an agreement. */
export const AgreementState = { inForce: 'inForce', coming: 'coming', earlier: 'earlier' } as const;
export type AgreementState = ValueOf<typeof AgreementState>;
