/** Shown to parents as toasts. */
export const CANCELLATION_MESSAGES = {
  agreeFirst: '请先阅读并确认注销的后果',
  alreadyPending: '账号已在注销冷静期内',
  tooLate: '冷静期已经结束，无法撤销',
} as const;
