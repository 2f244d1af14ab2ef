/** Forms of the mini program fit on their page. */
export const showComplaint = (_footer: unknown): void => undefined;
