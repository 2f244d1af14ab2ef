/** Shown to parents. */
export const INBOX_MESSAGES = { unknown: '这条消息不存在或已被删除' } as const;
