/** Apart from the texts of the start, which every visit loads. */
export const NEW_BUILD = {
  tooOld: '当前版本太旧，更新后才能登录',
  restart: '现在更新',
  later: '稍后',
  notYet: '新版本还没有下载好，请稍后再试；仍不行请删除小程序后重新打开',
} as const;
