/** How long things are kept, as the privacy policy says. */

/** Of a session that is not used; an operator may set another (SESSION_DAYS). */
export const SESSION_DAYS = 30;
/** An ended session is kept for a while: its token is told that it expired, not that it never was. */
export const KEEP_SESSIONS_DAYS = 30;
export const KEEP_BEHAVIOUR_DAYS = 90;
export const CODE_LIFE_MINUTES = 5;
