/** Forms of the mini program fit on the screen. */
export const showComplaint = (_footer: unknown): void => undefined;
