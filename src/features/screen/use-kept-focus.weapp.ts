/** WeChat keeps a page as it was. */
export const useKeptFocus = (_box: unknown): void => undefined;
