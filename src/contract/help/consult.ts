/** Consulting by phone. */

/** From the sheet to the question (part 1, section 9). */
export const CONFIRM_DIALOG_DELAY_MS = 80;
