/** Back can be intercepted here: the confirmation is asked before (use-leave-guard.ts). */
export const useLeft = (_left: (() => Promise<void>) | undefined): void => undefined;
