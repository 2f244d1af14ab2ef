export const LINKS = { refused: '这个链接无法打开' } as const;
