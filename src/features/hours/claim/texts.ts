/** Texts of claiming hours; the dialog's title and button are the specification's. */
export const classHourTexts = {
  gifted: (hours: number): string => `送您${hours}课时`,
  gift: '一份学习礼物，领取后就能用来上课',
  claimNow: '立即领取',
  waiting: (hours: number): string => `有${hours}课时等您领取`,
  claim: '领取',
  claimed: '领取成功',
  whereTheyAre: '可在【我】里的“我的课时”查看',
  seeHours: '查看我的课时',
  later: '知道了',
  askService: '联系客服',
  refused: (hours: number, reason: string): string => `${hours}课时没有领到：${reason}`,
} as const;
