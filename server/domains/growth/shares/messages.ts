/** Texts of shares that a client may show. */
export const SHARE_MESSAGES = {
  unknown: '这个分享不存在，请向分享者确认链接',
  ended: '这个分享已到期',
  revoked: '分享者已收回这个分享',
  nothing: '没有可以分享的内容',
  fullName: '为了孩子的安全，请不要写全名',
  phone: '请不要写电话号码',
  tooMany: (most: number, oldest: string): string => `最多同时分享${most}个，请先收回最早的“${oldest}”再分享`,
} as const;

/** Titles in the parent's list of shares. A report has its own title. */
export const SHARE_TITLES = {
  report: '学习报告',
  situation: '动态学情',
  plan: '本周学习计划',
  week: '每周小结',
} as const;
