import type { ValueOf } from '../wire';

/** `indexHide` and its like in the configuration of invitations: what this says is shown, anything else is not. */
export const INVITE_SHOWN_FLAG = 0;

/** What a friend has to have done before the inviter is credited. */
export const InviteEvent = {
  /** A trial lesson. */
  trial: 'trial',
  /** A lesson that is no trial. */
  lesson: 'lesson',
} as const;
export type InviteEvent = ValueOf<typeof InviteEvent>;

/** How far a friend is. */
export const InvitationState = {
  registered: 'registered',
  /** A trial lesson is booked. */
  booked: 'booked',
  /** Was in a lesson, which gave the inviter nothing: not the one that the configuration names. */
  attended: 'attended',
  credited: 'credited',
} as const;
export type InvitationState = ValueOf<typeof InvitationState>;

export const INVITATION_PAGE_SIZE = 20;

/** Query `show` of /sharePoster: the friends that the parent invited. */
export const SHOW_FRIENDS = 'friends';
