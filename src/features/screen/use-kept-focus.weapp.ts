/** WeChat keeps a page's state. */
export const useKeptFocus = (_box: unknown): void => undefined;
