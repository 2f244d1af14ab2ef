/** Words of the list of devices. */
export const deviceTexts = {
  guide: '登录过这个账号的设备。移除后，那台设备需要重新登录。',
  used: (count: number, limit: number): string => `已使用 ${count} 台，最多 ${limit} 台`,
  help: '设备数达到上限时无法用密码登录新设备。可以在这里移除不用的设备，或者在新设备上使用短信验证码登录。',
  unnamed: '未知设备',
  current: '本机',
  loggedOut: '已退出登录',
  lastSeen: (when: string): string => `最近使用：${when}`,
  firstSeen: (date: string): string => `首次登录：${date}`,
  remove: '移除',
  removeNamed: (name: string): string => `移除 ${name}`,
  empty: '还没有记录到登录的设备',
  ask: (name: string) => ({
    title: '移除这台设备？',
    content: `移除后，「${name}」会立即退出登录，再次使用需要重新登录。`,
    confirmText: '移除',
    cancelText: '取消',
    danger: true,
  }),
  removed: '已移除',
} as const;
