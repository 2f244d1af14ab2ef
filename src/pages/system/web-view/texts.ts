export const WEB_VIEW = { denied: '这个链接无法打开', home: '返回首页' } as const;
