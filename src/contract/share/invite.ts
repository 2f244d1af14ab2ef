/** `indexHide` and its like in the configuration of invitations: what this says is shown, anything else is not. */
export const INVITE_SHOWN_FLAG = 0;
