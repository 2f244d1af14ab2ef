/** Consulting by phone. */

/** Delay between the sheet and the confirm dialog. */
export const CONFIRM_DIALOG_DELAY_MS = 80;
