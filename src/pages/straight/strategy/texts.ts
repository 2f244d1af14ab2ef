export const strategyTexts = {
  loading: '正在打开攻略',
  empty: '攻略正在准备中，过几天再来',
  toZone: '去学霸专区',
  minutes: (minutes: number): string => `阅读约${minutes}分钟`,
  missing: '这篇攻略不见了，看看别的吧',
  toAll: '看全部攻略',
} as const;
