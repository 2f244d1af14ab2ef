/** Names of the programming brand's hour categories, as parents see them. */
export const HOUR_CATEGORY_NAMES = {
  graphical: '图形化直播课',
  oneToOne: '一对一直播课',
  recorded: '编程录播课',
} as const;
