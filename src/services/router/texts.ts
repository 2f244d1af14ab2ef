/** What leaving the app says to the parent. */
export const LINKS = { refused: '这个链接无法打开' } as const;
