/** Default texts of components; all others are passed by the screens. */
export const texts = {
  back: '返回',
  home: '回首页',
  close: '关闭',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  reload: '重新加载',
  loading: '加载中…',
  pull: { pull: '下拉刷新', release: '松开刷新', loading: '加载中…' },
  listEnd: '没有更多了',
  avatar: '头像',
  unread: (count: number): string => `${count}条未读`,
  unreadSome: '有未读内容',
} as const;
