export const TAB_SHELL = { loading: '加载中' } as const;
