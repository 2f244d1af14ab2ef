/** Back can be intercepted here: the confirmation is asked before (useLeaveGuard of Screen.tsx). */
export const useLeft = (_left: (() => Promise<void>) | undefined): void => undefined;
