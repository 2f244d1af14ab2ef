import type { ValueOf } from '../wire';

/** Value of `indexHide` and similar flags in the invitation configuration: this one shows, all others hide. */
export const INVITE_SHOWN_FLAG = 0;

/** What a friend must do before the inviter is rewarded. */
export const InviteEvent = {
  trial: 'trial',
  /** A lesson that is not a trial. */
  lesson: 'lesson',
} as const;
export type InviteEvent = ValueOf<typeof InviteEvent>;

/** Progress of a friend. */
export const InvitationState = {
  registered: 'registered',
  /** A trial lesson is booked. */
  booked: 'booked',
  /** Attended a lesson, but not the one that the configuration rewards. */
  attended: 'attended',
  credited: 'credited',
} as const;
export type InvitationState = ValueOf<typeof InvitationState>;

export const INVITATION_PAGE_SIZE = 20;

/** Query `show` of /sharePoster: the friends invited by the parent. */
export const SHOW_FRIENDS = 'friends';
