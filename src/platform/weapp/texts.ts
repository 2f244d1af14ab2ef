/** Words of the mini program's own dialogs. */
export const WEAPP = { loading: '加载中...', confirm: '确定', cancel: '取消' } as const;
