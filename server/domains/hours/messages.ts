/** Names of the programming brand's hour categories for parents. */
export const HOUR_CATEGORY_NAMES = {
  graphical: '图形化直播课',
  oneToOne: '一对一直播课',
  recorded: '编程录播课',
} as const;

/** Texts of claiming that a client may show. */
export const HOUR_MESSAGES = {
  giftUnknown: '该课时礼包不存在',
  giftExpired: '该课时礼包已过领取时间',
  /** Titles of the log. */
  expired: '课时已过有效期',
  trial: '新用户试听课时',
} as const;
