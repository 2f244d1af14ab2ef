/** The mini program holds the page by itself when it is told to. */
export const useHeldPage = (): Record<string, unknown> => ({ catchMove: true });
