/** Retention periods, as stated in the privacy policy. */

/** Lifetime of an unused session; operators may override it (SESSION_DAYS). */
export const SESSION_DAYS = 30;
/** Ended sessions are kept for a while, so that their tokens get "expired" instead of "unknown". */
export const KEEP_SESSIONS_DAYS = 30;
export const KEEP_BEHAVIOUR_DAYS = 90;
/** Longer than anything is announced in advance or again. */
export const KEEP_OUTBOX_DAYS = 30;
/** A year with the year before, and room for a report that comes late. */
export const LONGEST_COMPARISON_DAYS = 800;
export const CODE_LIFE_MINUTES = 5;
