/** Words about answers that are kept and saved. */
export const draftTexts = {
  devices: { ios: 'iPhone', android: '安卓手机', other: '电脑' },
  kept: '已保存在这台设备上',
  saving: '正在保存…',
  saved: (time: string): string => `已自动保存 ${time}`,
  failed: '暂时没能同步，答案已保存在这台设备上，会自动重试',
  refused: '没能同步，答案还保存在这台设备上',
  conflictTitle: '两台设备上都有改动',
  conflictWhy: (device: string, when: string): string =>
    `${device}在${when}也改了下面的答案。请选一选每道题留下哪一个，其他题目的答案已经合在一起了。`,
  thisDevice: '这台设备',
  otherDevice: (device: string): string => `另一台（${device}）`,
  nothing: '没有作答',
  question: (number: number): string => `第 ${number} 题`,
  allMine: '都用这台设备的',
  allTheirs: '都用另一台的',
  keep: '就留这些',
} as const;
