/** Consulting by phone. */

/** From the sheet to the question. */
export const CONFIRM_DIALOG_DELAY_MS = 80;
