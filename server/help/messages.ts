/** Shown to parents. */
export const HELP_MESSAGES = { unknown: '这篇帮助不存在或已下架' } as const;
