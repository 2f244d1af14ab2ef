/** Here the way back is held, and what is to be asked is asked before (use-leave-guard.ts). */
export const useLeft = (_left: (() => Promise<void>) | undefined): void => undefined;
